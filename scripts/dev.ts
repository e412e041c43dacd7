// Pages and API with hot reload, on the database of the environment.
import { createServer } from 'vite'
import type { House } from '../src/server/boot.ts'
import { loadEnv, run, say, tellAdmin } from './command.ts'

process.env.NODE_ENV = 'development'

await run(async () => {
  const { PORT, HOST } = loadEnv()
  const vite = await createServer({ server: { port: PORT, strictPort: true, ...(HOST ? { host: HOST } : {}) } })
  await vite.listen()
  // The first request opens the house; asking now shows what is wrong before anybody waits for a page.
  const address = `http://127.0.0.1:${PORT}`
  await fetch(`${address}/healthz`)
  const { house } = globalThis as { house?: Promise<Pick<House, 'firstAdmin' | 'close'>> }
  tellAdmin((await house)?.firstAdmin)
  say(`Ready at ${address}`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  async function stop() {
    await vite.close()
    await (await house)?.close()
    process.exit(0)
  }
})
