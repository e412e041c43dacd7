// npm run demo:remove: removes the demo posts, comments, reviews, appointments and users, and the fictional company details.
import { removeDemo } from '../src/features/demo/server/demo.service.ts'
import { DEMO_PARTS } from '../src/server/composition/demo/demo-parts.ts'
import { loadEnv, printLine, runCommand } from './command.ts'
import { openOrAttach } from './open-or-attach.ts'

await runCommand(async () => {
  const env = loadEnv()
  const database = await openOrAttach(env)
  try {
    const removed = await removeDemo({ ...database, env, now: () => new Date() }, DEMO_PARTS)
    printLine(
      removed
        ? 'The demo content is removed. Restart a site that is running on the embedded database to clear its cached pages.'
        : 'There is no demo content.',
    )
  } finally {
    await database.close()
  }
})
