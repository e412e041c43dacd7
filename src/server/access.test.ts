import { expect, onTestFinished, test, vi } from 'vitest'
import { labRunJob } from '#features/audit/server/lab/lab-run.service.ts'
import { linkCheckJob } from '#features/audit/server/links/check-links.service.ts'
import { auditRunJob } from '#features/audit/server/run/run.service.ts'
import { users } from '#features/identity/server/identity.table.ts'
import { loadTexts } from '#platform/i18n/texts.ts'
import { ACCESS } from '#tests/fixtures/access-table.ts'
import { testApp } from '#tests/test-app.ts'
import { ERROR_TEXTS } from './composition/error-texts.ts'

const ROLES = ['visitor', 'user', 'other', 'writer', 'admin'] as const
type Role = (typeof ROLES)[number]

const isRead = (call: string) => call.startsWith('GET ')

test('every API call returns the status in the table for each role, and every call has a row', async () => {
  // Any file: a run is stored, and its job does nothing.
  vi.stubEnv('CHROME_PATH', process.execPath)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { app, as, asVisitor, ctx } = await testApp({
    jobs: [auditRunJob, labRunJob, linkCheckJob].map((job) => ({ ...job, run: async () => {} })),
  })
  const { paths } = await (await app.request('/api/openapi.json')).json()
  const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(calls.sort()).toEqual(Object.keys(ACCESS).sort())

  const returned: Record<string, number[]> = {}
  /** A new caller of this role, and the id of the user that the path refers to. */
  async function asRole(role: Role) {
    const about = await as('user')
    const ask = role === 'visitor' ? asVisitor : role === 'user' ? about.ask : (await as(roleName(role))).ask
    return { id: about.user.id, ask }
  }
  async function askAs({ id, ask }: Awaited<ReturnType<typeof asRole>>, call: string): Promise<number> {
    const [method = '', path = ''] = call.split(' ')
    const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }
    return (await ask(path.replace(/\{\w+\}/g, id), { method, ...body })).status
  }

  // Users are reused until a write succeeds: reads and rejected requests change nothing.
  let callers = await inSequence(ROLES, asRole)
  for (const call of [...calls.filter(isRead), ...calls.filter((call) => !isRead(call))]) {
    const statuses = await inSequence(callers, (caller) => askAs(caller, call))
    returned[call] = statuses
    if (isRead(call) || statuses.every((status) => status >= 400)) continue
    // One admin at a time, so that each is the last one.
    await ctx.db.delete(users)
    callers = await inSequence(ROLES, asRole)
  }
  expect(returned).toEqual(ACCESS)
}, 120_000)

test('an unknown path is a 404 for everyone, also below a guarded area', async () => {
  const { as, asVisitor } = await testApp()
  const callers = [asVisitor, (await as('user')).ask, (await as('admin')).ask]
  const paths = Object.keys(ACCESS).map((call) => call.split(' ')[1]!.replace(/\{\w+\}/g, 'x'))
  for (const path of new Set(paths.flatMap((path) => [`${path}/x/no-such-call`, path.replace(/[^/]+$/, 'x/y/z')])))
    for (const ask of callers) {
      const response = await ask(path)
      expect([path, response.status]).toEqual([path, 404])
    }
  // A method that a known path does not have.
  expect((await asVisitor('/api/users', { method: 'PUT' })).status).toBe(404)
})

test('the OpenAPI description covers the headers, the token and the error response', async () => {
  const { app } = await testApp()
  const { paths, security, components } = await (await app.request('/api/openapi.json')).json()
  expect(Object.keys(components.securitySchemes)).toEqual(['client', 'tenant', 'session'])
  expect(security).toContainEqual({ client: [], tenant: [], session: [] })
  for (const calls of Object.values<Record<string, { responses: object }>>(paths))
    for (const { responses } of Object.values(calls)) {
      expect(responses).toHaveProperty('4XX', { $ref: '#/components/responses/Error' })
      expect(responses).not.toHaveProperty('400')
    }
})

test('each error code has one text: no slice repeats a code of another', async () => {
  const { texts } = await loadTexts('en', ...ERROR_TEXTS)
  const codes = Object.values(texts).flatMap((slice) => Object.keys(slice).filter((key) => key.startsWith('error.')))
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})

type Described = { parameters?: { in: string; name: string }[] }

test('no API call fails with a 5xx on invalid path and query parameters', async () => {
  const { app, as } = await testApp()
  const { paths } = await (await app.request('/api/openapi.json')).json()
  const { ask } = await as('admin')
  const broken: string[] = []
  const calls = Object.entries<Record<string, Described>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({ path, method, parameters })),
  )
  for (const invalid of ['%00', '9'.repeat(30), '%F0%9F%91%8B', '-1'])
    for (const { path, method, parameters } of calls) {
      const place = path.replace(/\{\w+\}/g, invalid)
      const asked = parameters.filter((one) => one.in === 'query').map(({ name }) => `${place}?${name}=${invalid}`)
      const headers = { 'content-type': 'application/json' }
      const init = { method: method.toUpperCase(), ...(method === 'get' ? {} : { body: '{}', headers }) }
      for (const address of new Set([...(place === path ? [] : [place]), ...asked]))
        if ((await ask(address, init)).status >= 500) broken.push(`${init.method} ${address}`)
    }
  expect(broken).toEqual([])
})

async function inSequence<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  for (const item of items) results.push(await run(item))
  return results
}

function roleName(role: 'other' | 'writer' | 'admin') {
  return role === 'other' ? 'user' : role
}
