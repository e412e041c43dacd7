import { serveWorkerTask } from '#platform/server/concurrency/serve-worker-task.ts'
import { readCalendar } from '../../model/calendars/read-calendar.ts'

// Entry point of the worker thread. A large calendar takes seconds.
serveWorkerTask(readCalendar)
