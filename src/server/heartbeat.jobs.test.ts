import { expect, test } from 'vitest'
import { readEnv } from '#platform/server/env.ts'
import { loopbackServer } from '#tests/servers/tls-proxy.ts'
import { testApp } from '#tests/test-app.ts'
import { heartbeat } from './heartbeat.jobs.ts'

async function beat(variables: Record<string, string>) {
  const { ctx, logged } = await testApp()
  await heartbeat.run({ ...ctx, env: readEnv(variables) }, {})
  return JSON.stringify(logged())
}

test('the monitor gets a GET at the exact address; without an address nothing is sent', async () => {
  const seen: string[] = []
  const port = await loopbackServer((incoming, outgoing) => {
    seen.push(`${incoming.method} ${incoming.url}`)
    outgoing.end('OK')
  })
  expect(await beat({})).not.toContain('HEARTBEAT_URL')
  expect(await beat({ HEARTBEAT_URL: `http://127.0.0.1:${port}/ping/key?from=site` })).not.toContain('HEARTBEAT_URL')
  expect(seen).toEqual(['GET /ping/key?from=site'])
})

test('a monitor that refuses or is down is logged without its address and fails no job', async () => {
  const port = await loopbackServer((_, outgoing) => outgoing.writeHead(404).end())
  expect(await beat({ HEARTBEAT_URL: `http://127.0.0.1:${port}/secret` })).toContain('refuses the heartbeat')
  const down = await beat({ HEARTBEAT_URL: 'http://127.0.0.1:1/secret' })
  expect(down).toContain('does not answer')
  expect(down).not.toContain('secret')
})
