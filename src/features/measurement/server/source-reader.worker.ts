import { serveWorkerTask } from '#platform/server/concurrency/serve-worker-task.ts'
import { readSourceText } from '../model/source-text.ts'

// Entry point of the worker thread. The HTML and CSS of other sites may take seconds to parse.
serveWorkerTask(readSourceText)
