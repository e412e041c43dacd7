import { existsSync } from 'node:fs'
import type { FirstAdmin } from '../src/features/identity/server/users/first-admin.service.ts'
import { type Env, readEnv } from '../src/platform/server/env.ts'

/** One line for the person who waits. */
export function printLine(line: string): void {
  console.log(`• ${line}`)
}

/** The sign-in that the first start made. A password of our own making is shown this once. */
export function printAdminSignIn(admin: FirstAdmin | undefined): void {
  if (!admin) return
  const password = admin.isGenerated
    ? `password: ${admin.password}  (shown only this once)`
    : 'with the password from ADMIN_PASSWORD'
  printLine(`Admin sign-in: ${admin.email}  ${password}`)
}

/** Users whose second factor was turned off because its key is lost. */
export function printLostTwoFactors(addresses: string[]): void {
  if (addresses.length === 0) return
  printLine(`The second factor is off for: ${addresses.join(', ')}. Ask them to set it up again.`)
}

/** The environment, with what a `.env` file adds to it. */
export function loadEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readEnv(process.env)
}

/** Runs a command. A foreseen failure is one sentence; anything else is shown whole, as it is a fault of ours. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // What a command writes is for its own user only.
  process.umask(0o077)
  try {
    await command()
  } catch (failure) {
    const isForeseen = (failure as Error).name === 'StartupError'
    console.error(isForeseen ? `✗ ${(failure as Error).message}` : failure)
    process.exit(1)
  }
}
