// npm run demo:remove: takes the made-up posts, comments, reviews, appointments and people away.
import { removeDemo } from '../src/server/demo.ts'
import { loadEnv, run, say } from './command.ts'
import { openBeside } from './open-beside.ts'

await run(async () => {
  const database = await openBeside(loadEnv())
  try {
    await removeDemo(database)
    say(
      'The demo content is removed. Restart a site that is running on the embedded database to clear its cached pages.',
    )
  } finally {
    await database.close()
  }
})
