import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { getCompany, saveCompany } from '#features/settings/server/company.service.ts'
import { API_CLIENT_HEADERS } from '#kernel/client-headers.ts'
import { freePort } from '#platform/server/database/free-port.ts'
import { listenForInvalidations } from '#platform/server/database/invalidation-listener.ts'
import { connect, type Database } from '#platform/server/db.ts'
import { applyInvalidation } from '#platform/server/tags.ts'
import { identityFixture } from '#tests/fixtures/identity-fixture.ts'
import { tcpProxy } from '#tests/servers/tcp-proxy.ts'
import { testApp } from '#tests/test-app.ts'
import { createApi } from './api.ts'
import { createApp } from './app.ts'
import { createLoadShedding, LOAD_LIMITS } from './middleware/limit-load.ts'
import { trackFailedCalls } from './pages/page-responses.ts'

/** A site whose pages show the company name, and a switch that makes its database refuse connections. */
async function siteWithSwitch() {
  const made = await testApp({
    render: async () => {
      const call = createApi(made.ctx).request('/api/settings/company', { headers: API_CLIENT_HEADERS })
      const response = await trackFailedCalls(Promise.resolve(call))
      return new Response(response.ok ? `<p>${(await response.json()).name}</p>` : 'failed', {
        status: response.status,
      })
    },
  })
  const { db } = made.ctx
  const unreachable = connect({ host: '127.0.0.1', port: await freePort() })
  const setDatabase = (isThere: boolean) => {
    made.ctx.db = isThere ? db : unreachable.db
  }
  return { ...made, setDatabase }
}

const logLines = (logged: string) =>
  logged
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number; requestId?: string; err?: { message: string } })

test.each([
  ['nl', 'Dit lukt even niet.'],
  ['en', 'This is temporarily unavailable.'],
  ['fr', 'Ce service est momentanément indisponible.'],
])('without a database an API call is a 503 with Retry-After (%s)', async (language, message) => {
  const { asVisitor, logged, setDatabase } = await siteWithSwitch()
  setDatabase(false)
  const response = await asVisitor('/api/settings/company', { headers: { 'accept-language': language } })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
  const { error } = await response.json()
  expect(error.code).toBe('DATABASE_UNAVAILABLE')
  expect(error.message).toContain(message)

  const failures = logLines(logged()).filter(({ level }) => level >= 40)
  expect(failures).toMatchObject([
    { requestId: response.headers.get('x-request-id'), err: { message: expect.stringContaining('ECONNREFUSED') } },
  ])
})

test('without a database and without a cached copy a page is a 503, logged once', async () => {
  const { app, logged, setDatabase } = await siteWithSwitch()
  setDatabase(false)
  const response = await app.request('/fr/services')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toContain('Veuillez réessayer dans un instant.')
  const failures = logLines(logged()).filter(({ level }) => level >= 40)
  expect(failures).toMatchObject([{ err: { message: expect.stringContaining('ECONNREFUSED') } }])
  expect(failures[0]!.requestId).toBe(response.headers.get('x-request-id'))
})

test('while the database is down, the last render is served and marked as stale', async () => {
  const { app, ctx, logged, setDatabase } = await siteWithSwitch()
  await saveCompany(ctx, { ...DEMO_COMPANY, name: 'Eerst' })
  const fresh = await app.request('/')
  expect(fresh.headers.get('x-cache')).toBeNull()
  // Simulates the loss of the LISTEN connection.
  applyInvalidation('unknown')
  setDatabase(false)
  const stale = await app.request('/')
  expect([stale.status, stale.headers.get('x-cache'), stale.headers.get('age')]).toEqual([200, 'stale', '0'])
  expect(await stale.text()).toContain('Eerst')
  const failures = logLines(logged()).filter(({ level }) => level >= 40)
  expect(failures.map(({ requestId }) => requestId)).toEqual([stale.headers.get('x-request-id')])

  setDatabase(true)
  const again = await app.request('/')
  expect([again.status, again.headers.get('x-cache')]).toEqual([200, null])
})

test('no stale page is served for a URL with a query, nor after its data was invalidated', async () => {
  const { app, ctx, setDatabase } = await siteWithSwitch()
  await app.request('/')
  await saveCompany(ctx, { ...DEMO_COMPANY, name: 'Nieuw' })
  applyInvalidation('unknown')
  setDatabase(false)
  expect((await app.request('/')).status).toBe(503)
  expect((await app.request('/?page=2')).status).toBe(503)
})

test('a page that fails for another reason is not replaced by a stale page', async () => {
  const statuses = [200, 500]
  const { app } = await testApp({ render: () => new Response('x', { status: statuses.shift()! }) })
  await app.request('/')
  applyInvalidation('unknown')
  expect((await app.request('/')).status).toBe(500)
})

test.runIf('server' in inject('source'))('signed-in users get a 503 too, and stay signed in', async () => {
  const render = () => new Response('<p>page</p>')
  const { ctx, database, pageCache, registerAndVerify, signIn } = await identityFixture({ render })
  await registerAndVerify()
  const { cookie } = await signIn()

  const { proxy, connection } = await proxyTo(database)
  const proxied = connect(connection)
  onTestFinished(proxied.close)
  const runtime = {
    ctx: { ...ctx, db: proxied.db },
    database: proxied,
    pageCache,
    explainNotReady: async () => undefined,
    isClosing: () => false,
  }
  const app = createApp(runtime, { render, load: createLoadShedding(runtime.ctx.log, LOAD_LIMITS) })
  const openPage = () => app.request('/profile', { headers: { cookie, accept: 'text/html' } })
  const callApi = () =>
    app.request('/api/identity/token', { method: 'POST', headers: { ...API_CLIENT_HEADERS, cookie } })
  const statuses = async () => [(await openPage()).status, (await callApi()).status]
  expect(await statuses()).toEqual([200, 200])

  proxy.down(true)
  expect(await statuses()).toEqual([503, 503])
  const page = await openPage()
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect([page.headers.get('retry-after'), page.headers.get('x-cache')]).toEqual(['10', null])
  expect(await page.text()).toContain('Probeer het zo meteen opnieuw.')
  expect((await (await callApi()).json()).error.code).toBe('DATABASE_UNAVAILABLE')

  proxy.down(false)
  expect(await statuses()).toEqual([200, 200])
})

test.runIf('server' in inject('source'))(
  'PostgreSQL cancels a query that takes too long: the call returns 503',
  async () => {
    const { ctx, database } = await testApp()
    const { rows } = await database.pool.query('show statement_timeout')
    expect(rows).toEqual([{ statement_timeout: '1min' }])

    const hasty = connect({ ...database.connection, application_name: 'hasty' }, undefined, 100)
    onTestFinished(hasty.close)
    const call = () =>
      createApi({ ...ctx, db: hasty.db }).request('/api/settings/company', { headers: API_CLIENT_HEADERS })
    expect((await call()).status).toBe(200)

    const locking = await database.pool.connect()
    // Also when the test fails: a lock that stays would block every test after this one.
    onTestFinished(() => locking.release(true))
    await locking.query('begin; lock table settings in access exclusive mode')
    const response = await call()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect((await response.json()).error.code).toBe('DATABASE_UNAVAILABLE')
    const active = "select from pg_stat_activity where application_name = 'hasty' and state = 'active'"
    // Not in the locking transaction: PostgreSQL reads pg_stat_activity once per transaction.
    await expect.poll(async () => (await database.pool.query(active)).rowCount).toBe(0)
    await locking.query('rollback')
    expect((await call()).status).toBe(200)
  },
)

test.runIf('server' in inject('source')).each(['down', 'silence'] as const)(
  'during an outage of PostgreSQL (%s) stale pages are served; afterwards changes are visible',
  async (outage) => {
    const { ctx, database, pageCache } = await testApp()
    await saveCompany(ctx, { ...DEMO_COMPANY, name: 'Eerst' })
    const { proxy, connection } = await proxyTo(database)
    const proxied = connect({ ...connection, connectionTimeoutMillis: 500 })
    onTestFinished(proxied.close)
    const timing = { heartbeat: 50, timeout: 500, firstRetry: 10, longestRetry: 20 }
    onTestFinished(await listenForInvalidations({ connection }, ctx.log, timing))
    const proxiedCtx = { ...ctx, db: proxied.db }
    const render = async () => new Response(`<p>${(await getCompany(proxiedCtx)).name}</p>`)
    const runtime = {
      ctx: proxiedCtx,
      database: proxied,
      pageCache,
      explainNotReady: async () => undefined,
      isClosing: () => false,
    }
    const app = createApp(runtime, { render, load: createLoadShedding(runtime.ctx.log, LOAD_LIMITS) })
    const show = async () => {
      const response = await app.request('/')
      return [response.status, response.headers.get('x-cache'), /<p>(.*)<\/p>/.exec(await response.text())?.[1]]
    }
    expect(await show()).toEqual([200, null, 'Eerst'])

    proxy[outage](true)
    await vi.waitFor(async () => expect(await show()).toEqual([200, 'stale', 'Eerst']), { timeout: 10_000 })
    await saveCompany(ctx, { ...DEMO_COMPANY, name: 'Nieuw' })
    proxy[outage](false)
    await vi.waitFor(async () => expect(await show()).toEqual([200, null, 'Nieuw']), { timeout: 10_000 })
    // Queries whose bytes were dropped would block the closing of the pool.
    proxy.cut()
  },
)

async function proxyTo({ connection }: Pick<Database, 'connection'>) {
  const url = new URL(connection.connectionString!)
  const proxy = await tcpProxy(Number(url.port))
  url.port = String(proxy.port)
  return { proxy, connection: { connectionString: url.href } }
}
