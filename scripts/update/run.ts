import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

type Options = {
  cwd: string
  env?: NodeJS.ProcessEnv
  isQuiet?: boolean
  timeoutMs?: number
  /** At a low priority, for work while visitors are served. */
  isPatient?: boolean
  /** In a process group of its own, which `end-group-with-parent.mjs` ends. */
  isGroup?: boolean
}
export type Result = { code: number | null; output: string; errors: string }

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href
const END_GROUP_WITH_PARENT = new URL('end-group-with-parent.mjs', import.meta.url).href

/** npm tells its scripts the folder of the outer command; a nested npm would use that one. */
const OUTER_NPM = { npm_config_local_prefix: undefined, npm_lifecycle_event: undefined, INIT_CWD: undefined }

/** Prints what the command prints, unless it is quiet. */
export async function run(
  command: string,
  args: string[],
  { cwd, env, isQuiet, timeoutMs, isPatient, isGroup }: Options,
): Promise<Result> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...OUTER_NPM, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: isGroup,
  })
  const limit = timeoutMs ? setTimeout(() => child.kill('SIGKILL'), timeoutMs) : undefined
  if (isPatient) lowerPriority(child)
  const [output, errors] = [collect(child.stdout, !isQuiet), collect(child.stderr, !isQuiet)]
  const ended = once(child, 'close').catch((cause: Error) => [null, cause.message])
  const [code] = await ended
  clearTimeout(limit)
  return { code: code as number | null, output: output(), errors: errors() }
}

/** Runs a script of a release with that release's Node. */
export function runScript(release: string, script: string, args: string[], options: Omit<Options, 'cwd'> = {}) {
  const own = join(release, 'node_modules', '.bin', 'node')
  const node = existsSync(own) ? own : process.execPath
  const flags = ['--import', END_WITH_PARENT, '--disable-warning=ExperimentalWarning']
  return run(node, [...flags, `scripts/${script}`, ...args], { cwd: release, ...options })
}

/** Runs a script that starts programs of its own, such as npm. They end with this process, too. */
export function runWithPrograms(script: string, args: string[], cwd: string) {
  const flags = ['--import', END_GROUP_WITH_PARENT]
  return run(process.execPath, [...flags, script, ...args], { cwd, isPatient: true, isGroup: true })
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already.
  }
}

function collect(stream: NodeJS.ReadableStream, isPrinted: boolean): () => string {
  let text = ''
  stream.on('data', (chunk: Buffer) => {
    text += chunk
    if (isPrinted) process.stdout.write(chunk)
  })
  return () => text
}
