import { constants, setPriority } from 'node:os'
import { serveWorkerTask } from '#platform/server/concurrency/serve-worker-task.ts'
import { createSiteState } from '../../model/site-state.ts'

// Entry point of the worker thread; `worker-client.service.ts` starts it and sends commands.
// On Linux that is the priority of this thread, elsewhere of the process with its visitors.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

serveWorkerTask(createSiteState())
