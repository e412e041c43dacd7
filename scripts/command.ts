import { existsSync } from 'node:fs'
import type { FirstAdmin } from '../src/features/identity/server/users/first-admin.service.ts'
import { stripControlCharacters } from '../src/kernel/escape-html.ts'
import { type Env, readEnv } from '../src/platform/server/env.ts'
import { StartupError } from '../src/platform/server/startup-error.ts'

/** Prints one line. Without escape sequences: a mail server or a stored text must not control the operator's terminal. */
export function printLine(line: string): void {
  console.log(`• ${stripControlCharacters(line)}`)
}

/** Credentials of the first admin. A generated password is shown only once. */
export function printAdminSignIn(admin: FirstAdmin | undefined): void {
  if (!admin) return
  const password = admin.isGenerated
    ? `password: ${admin.password}  (shown only once)`
    : 'with the password from ADMIN_PASSWORD'
  printLine(`Admin sign-in: ${admin.email}  ${password}`)
}

/** Users whose second factor was disabled because its key is lost. */
type LostSecrets = { lostTwoFactors: string[]; isMailPasswordLost: boolean }

export function printLostSecrets({ lostTwoFactors: addresses, isMailPasswordLost }: LostSecrets): void {
  if (isMailPasswordLost) printLine('The password of the mail server was removed: enter it again in the admin area.')
  if (addresses.length === 0) return
  printLine(`The second factor was disabled for: ${addresses.join(', ')}. Ask them to set it up again.`)
}

/** The environment, including the `.env` file. */
export function loadEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readEnv(process.env)
}

/** Errors of the S3 store (network, bucket, keys) are expected: they print one sentence. */
export async function reportStoreErrors<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    const { message } = cause as Error
    throw new StartupError(`${message[0]!.toUpperCase()}${message.slice(1)}.`, { cause })
  }
}

/** One sentence for what the operator can remove; undefined for a bug. */
export function explainFailure(failure: unknown): string | undefined {
  const { name, message, cause, code } = failure as NodeJS.ErrnoException & { cause?: unknown }
  if (name === 'StartupError') return message
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full: free some space, then run the command again.'
  return cause instanceof Error ? explainFailure(cause) : undefined
}

/** Runs a command. What the operator can remove prints one sentence; any other error is a bug and prints its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // Files that a command writes are readable by its user only.
  process.umask(0o077)
  try {
    await command()
  } catch (failure) {
    const sentence = explainFailure(failure)
    console.error(sentence ? `✗ ${sentence}` : failure)
    process.exit(1)
  }
}
