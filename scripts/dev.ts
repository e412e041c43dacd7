// Development server: pages and API with hot reload.
import { createServer } from 'vite'
import type { Runtime } from '../src/server/boot.ts'
import { loadEnv, printAdminSignIn, printLine, runCommand } from './command.ts'

process.env.NODE_ENV = 'development'

await runCommand(async () => {
  const { PORT, HOST } = loadEnv()
  const vite = await createServer({ server: { port: PORT, strictPort: true, ...(HOST ? { host: HOST } : {}) } })
  await vite.listen()
  // The first request opens the runtime; this one reports errors at the start.
  const address = `http://127.0.0.1:${PORT}`
  await fetch(`${address}/healthz`)
  const { runtime } = globalThis as { runtime?: Promise<Pick<Runtime, 'firstAdmin' | 'close'>> }
  printAdminSignIn((await runtime)?.firstAdmin)
  printLine(`Ready at ${address}`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  async function stop() {
    await vite.close()
    await (await runtime)?.close()
    process.exit(0)
  }
})
