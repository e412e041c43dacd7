import type { Context } from '#platform/server/context.ts'
import * as repo from './run.repo.ts'

const HEARTBEAT_MS = 2000

/** The run was closed: by another one that took it for dead, or by a restore. */
export class Interrupted extends Error {}

export type Heartbeat = {
  /** Written with the next heartbeat. */
  progress: { pagesTotal: number; pagesDone: number }
  /** Throws `Interrupted` when the last heartbeat found the run closed. */
  assertOpen(): void
  /** Writes the progress at once. */
  beat(): Promise<void>
}

/** Writes heartbeat and progress of a run until `work` ends, however long a step of it takes. */
export async function withHeartbeat<Result>(
  { db, now, log }: Pick<Context, 'db' | 'now' | 'log'>,
  run: number,
  work: (heartbeat: Heartbeat) => Promise<Result>,
): Promise<Result> {
  const progress = { pagesTotal: 0, pagesDone: 0 }
  let isOpen = true
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    isOpen = await repo.saveProgress(db, run, { ...progress, heartbeatAt: now() })
  }
  function assertOpen(): void {
    if (!isOpen) throw new Interrupted('the run was closed')
  }
  const timer = setInterval(() => {
    // A slow database must not collect heartbeats: each waits for the one before.
    writing = writing.then(write).catch((err) => log.warn({ err, run }, 'heartbeat of an audit failed'))
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
