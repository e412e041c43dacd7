import { createWorkerTask } from '#platform/server/worker-task.ts'
import type { AuditCommand, AuditReply } from '../../model/site-state.ts'

/** A page of several megabytes takes seconds; the comparison of thousands of pages too. */
const TIME_LIMIT_MS = 30_000
/** Digests of 15,000 pages. */
const MAX_HEAP_MB = 512
/** Between two commands of a run up to 1,000 link targets are requested; the worker holds the pages meanwhile. */
const IDLE_MS = 600_000

const task = createWorkerTask<AuditCommand, AuditReply<AuditCommand['type']>>(
  'src/features/audit/server/run/audit.worker.ts',
  TIME_LIMIT_MS,
  { maxHeapMb: MAX_HEAP_MB, idleMs: IDLE_MS },
)

/** Undefined when the worker exceeded its time or memory: what was added to it is lost. */
export function askWorker<Command extends AuditCommand>(
  command: Command,
): Promise<AuditReply<Command['type']> | undefined> {
  return task(command) as Promise<AuditReply<Command['type']> | undefined>
}
