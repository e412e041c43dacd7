// npm run jobs: the jobs that failed for good. npm run jobs -- revive: gives them another life.
import pino from 'pino'
import { openQueue } from '../src/platform/server/queue.ts'
import { loadEnv, run, say } from './command.ts'
import { openBeside } from './open-beside.ts'

await run(async () => {
  const database = await openBeside(loadEnv())
  const queue = await openQueue(database, [], pino({ level: 'warn' }))
  try {
    const dead = await queue.dead()
    for (const { id, name, diedAt, error } of dead) say(`${diedAt.toISOString()}  ${name}  ${id}  ${error}`)
    say(dead.length === 0 ? 'No dead jobs' : `${dead.length} dead`)
    if (process.argv[2] === 'revive') say(`${await queue.revive()} revived`)
  } finally {
    await queue.close()
    await database.close()
  }
})
