// npm run jobs: lists dead jobs. npm run jobs -- revive: retries them.
import pino from 'pino'
import { openOrAttach } from '../src/platform/server/database/open-or-attach.ts'
import { openQueue } from '../src/platform/server/jobs/queue.ts'
import { loadEnv, printLine, runCommand } from './command.ts'

await runCommand(async () => {
  const database = await openOrAttach(loadEnv())
  const queue = await openQueue(database, [], pino({ level: 'warn' }))
  try {
    const dead = await queue.listDeadJobs()
    for (const { id, name, diedAt, error } of dead) printLine(`${diedAt.toISOString()}  ${name}  ${id}  ${error}`)
    printLine(dead.length === 0 ? 'No dead jobs' : `${dead.length} dead jobs`)
    if (process.argv[2] === 'revive') printLine(`${await queue.retryDeadJobs()} jobs will be retried`)
  } finally {
    await queue.close()
    await database.close()
  }
})
