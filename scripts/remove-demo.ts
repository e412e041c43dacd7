// npm run demo:remove: takes the made-up posts, comments, reviews, appointments and people away.
import { removeDemo } from '../src/server/demo.ts'
import { loadEnv, run, say } from './command.ts'
import { openBeside } from './open-beside.ts'

await run(async () => {
  const database = await openBeside(loadEnv())
  try {
    await removeDemo(database)
    say('The demo content is gone. A site that is running on the embedded database shows it after a restart.')
  } finally {
    await database.close()
  }
})
