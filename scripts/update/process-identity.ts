import { readFileSync } from 'node:fs'
import type { Process } from './plan.ts'

type Identity = Pick<Process, 'pid' | 'startedAt'>

/**
 * In clock ticks since the start of the machine: field 22 of `/proc/PID/stat`, which every user may read. Undefined where there
 * is no `/proc`, or where it hides the process.
 */
export function readStartTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Field 2, the name, is in parentheses and may contain some.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

/**
 * Not a process that was given the same number later. With `PrivateUsers=yes` of systemd the process is in another user
 * namespace: its folder and its memory cannot be read, but its start time can.
 */
export function isRunning({ pid, startedAt }: Identity): boolean {
  if (!isAlive(pid)) return false
  const found = readStartTime(pid)
  return found === undefined || startedAt === undefined || found === startedAt
}

/** False for a process of another user, too. */
export function signalProcess(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM'
  }
}
