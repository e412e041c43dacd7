// npm run demo:remove: removes the demo posts, comments, reviews, appointments and users.
import { removeDemo } from '../src/demo/server/demo.service.ts'
import { loadEnv, printLine, runCommand } from './command.ts'
import { openOrAttach } from './open-or-attach.ts'

await runCommand(async () => {
  const database = await openOrAttach(loadEnv())
  try {
    const removed = await removeDemo(database)
    printLine(
      removed
        ? 'The demo content is removed. Restart a site that is running on the embedded database to clear its cached pages.'
        : 'There is no demo content.',
    )
  } finally {
    await database.close()
  }
})
