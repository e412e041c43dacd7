// npm run demo:remove: removes the demo posts, comments, reviews, appointments, users and example figures, and the fictional
// company details.
import type server from '../src/server.ts'
import { loadEnv, printLine, runCommand } from './command.ts'

await runCommand(async () => {
  const env = loadEnv()
  // The built product: Node cannot load its emails and views from the sources.
  const bundle: { default: typeof server } = await import(new URL('../dist/server/server.js', import.meta.url).href)
  printLine(
    (await bundle.default.removeDemoContent(env))
      ? 'The demo content is removed. Restart a site that is running on the embedded database to clear its cached pages.'
      : 'There is no demo content.',
  )
})
