import { withTimeLimit } from '#platform/server/concurrency/time-limit.ts'
import type { Context } from '#platform/server/context.ts'

const HEARTBEAT_MS = 2000
const WRITE_TIMEOUT_MS = 10_000

/** The run was closed: its heartbeat timed out, or the database was restored. */
export class Interrupted extends Error {}

export type Heartbeat = {
  /** Throws `Interrupted` when the last heartbeat found the run closed. */
  assertOpen(): void
  /** Writes the progress at once. */
  beat(): Promise<void>
}

/** Writes the heartbeat and progress of a run on a timer until `work` ends. `save` resolves to whether the run is open. */
export async function withHeartbeat<Result>(
  { now, log }: Pick<Context, 'now' | 'log'>,
  save: (heartbeatAt: Date) => Promise<boolean>,
  work: (heartbeat: Heartbeat) => Promise<Result>,
): Promise<Result> {
  let isOpen = true
  let writing: Promise<void> | undefined

  async function write(): Promise<void> {
    isOpen = await save(now())
  }
  function assertOpen(): void {
    if (!isOpen) throw new Interrupted('the run was closed')
  }
  const timer = setInterval(() => {
    // Skipped while one is being written, so that heartbeats do not pile up on a slow database.
    writing ??= withTimeLimit('audit heartbeat', write(), WRITE_TIMEOUT_MS)
      .catch((err) => log.warn({ err }, 'audit heartbeat failed'))
      .finally(() => {
        writing = undefined
      })
  }, HEARTBEAT_MS)
  try {
    return await work({
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
