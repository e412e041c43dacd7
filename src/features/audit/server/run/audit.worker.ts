import { serveWorkerTask } from '#platform/server/concurrency/serve-worker-task.ts'
import { createSiteState } from '../../model/site-state.ts'

// Entry point of the worker thread; `worker-client.service.ts` starts it and sends commands.
serveWorkerTask(createSiteState())
