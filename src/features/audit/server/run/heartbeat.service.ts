import { withTimeLimit } from '#platform/server/concurrency/time-limit.ts'
import type { Context } from '#platform/server/context.ts'
import * as repo from './run.repo.ts'

const HEARTBEAT_MS = 2000
const WRITE_TIMEOUT_MS = 10_000

/** The run was closed: its heartbeat timed out, or the database was restored. */
export class Interrupted extends Error {}

export type Heartbeat = {
  /** Written with the next heartbeat. */
  progress: { pagesTotal: number; pagesDone: number }
  /** Throws `Interrupted` when the last heartbeat found the run closed. */
  assertOpen(): void
  /** Writes the progress at once. */
  beat(): Promise<void>
}

/** Writes the heartbeat and progress of a run on a timer until `work` ends. */
export async function withHeartbeat<Result>(
  { db, now, log }: Pick<Context, 'db' | 'now' | 'log'>,
  run: number,
  work: (heartbeat: Heartbeat) => Promise<Result>,
): Promise<Result> {
  const progress = { pagesTotal: 0, pagesDone: 0 }
  let isOpen = true
  let writing: Promise<void> | undefined

  async function write(): Promise<void> {
    isOpen = await repo.updateRunning(db, run, { ...progress, heartbeatAt: now() })
  }
  function assertOpen(): void {
    if (!isOpen) throw new Interrupted('the run was closed')
  }
  const timer = setInterval(() => {
    // Skipped while one is being written, so that heartbeats do not pile up on a slow database.
    writing ??= withTimeLimit('audit heartbeat', write(), WRITE_TIMEOUT_MS)
      .catch((err) => log.warn({ err, run }, 'audit heartbeat failed'))
      .finally(() => {
        writing = undefined
      })
  }, HEARTBEAT_MS)
  try {
    return await work({
      progress,
      assertOpen,
      async beat() {
        await write()
        assertOpen()
      },
    })
  } finally {
    clearInterval(timer)
    await writing
  }
}
