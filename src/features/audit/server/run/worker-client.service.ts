import { createWorkerTask } from '#platform/server/concurrency/worker-task.ts'
import type { AuditCommand, AuditReply } from '../../model/site-state.ts'

/** Parsing a page of several megabytes takes seconds, and so does comparing thousands of pages. */
const TIME_LIMIT_MS = 30_000
/** Enough for the digests of 15,000 pages. */
const MAX_HEAP_MB = 512
/** A run requests up to 1,000 link targets between two commands; the worker keeps the pages in memory meanwhile. */
const IDLE_MS = 600_000
/** The next run starts with an empty worker. */
const IDLE_AFTER_RUN_MS = 0

const task = createWorkerTask<AuditCommand, AuditReply<AuditCommand['type']>>(
  'src/features/audit/server/run/audit.worker.ts',
  TIME_LIMIT_MS,
  { maxHeapMb: MAX_HEAP_MB, idleMsAfter: ({ type }) => (type === 'finish' ? IDLE_AFTER_RUN_MS : IDLE_MS) },
)

/** Runs a command in the worker thread. Undefined when it exceeded its time or memory limit: its pages are lost. */
export function runInWorker<Command extends AuditCommand>(
  command: Command,
): Promise<AuditReply<Command['type']> | undefined> {
  return task(command) as Promise<AuditReply<Command['type']> | undefined>
}
