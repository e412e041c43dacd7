import { serveWorkerTask } from '#platform/server/serve-worker-task.ts'
import { createSiteState } from '../../model/site-state.ts'

serveWorkerTask(createSiteState())
