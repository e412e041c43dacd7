import { expect, test } from 'vitest'
import { attackedSite, describedCalls, plainText, readAllRows, SLOW_TEST_MS } from '#tests/fixtures/attacked-site.ts'
import { writeEverything } from '#tests/fixtures/every-write.ts'
import { PNG } from '#tests/fixtures/hostile-text.ts'

type Site = Awaited<ReturnType<typeof attackedSite>>

/** Columns that callers must not set, and keys that reach a prototype. Parsed: a literal `__proto__` is no own property. */
const EXTRAS: Record<string, unknown> = JSON.parse(`{
  "id": "evil", "role": "ADMIN", "isAdmin": true, "permissions": ["blog:write"],
  "userId": "victim", "authorId": "victim", "ownerId": "victim", "user_id": "victim", "email": "evil@example.com",
  "status": "APPROVED", "state": "visible", "isVisible": true, "emailVerified": true, "verified": true,
  "isClient": true, "isDisabled": false, "isDemo": true, "isContested": false, "twoFactorEnabled": false,
  "decidedAt": "2001-01-01T00:00:00.000Z", "createdAt": "2001-01-01T00:00:00.000Z", "updatedAt": "2001-01-01T00:00:00.000Z",
  "deletedAt": "2001-01-01T00:00:00.000Z", "likes": 999, "noShow": true, "price": 0, "locale": "fr", "language": "fr",
  "__proto__": {"polluted": true, "role": "ADMIN"}, "constructor": {"prototype": {"polluted": true}}
}`)
/** Objects inside a body that get the extra properties too. */
const NESTED = ['guest', 'callConsent', 'rule', 'content']

/** Operations that no valid body reaches here, and why. */
const NOT_CALLED: Record<string, string> = {
  'POST /api/identity/sign-in/two-factor': 'a code',
  'POST /api/identity/sign-in/provider': 'needs a provider; its result is a URL',
  'POST /api/identity/email-link': 'the same body as /password-reset',
  'POST /api/identity/email-link/use': 'a token',
  'POST /api/identity/me/providers/{provider}': 'a password',
  'DELETE /api/identity/me/providers/{provider}': 'a password',
  'DELETE /api/identity/me/two-factor': 'a password',
  'DELETE /api/identity/me': 'a password',
  'POST /api/backup': 'a password',
  'POST /api/booking/admin/calendars/questions/{id}': 'a change in another calendar',
  'POST /api/blog/authoring/cases/measurements': 'a request to the internet',
}

test(
  'mass assignment: undescribed properties of a body have no effect, and pollute no prototype',
  async () => {
    const plain = await siteWithFirstIds()
    const { bodies } = await writeEverything(plain.actors, { text: plainText(), png: PNG })
    const described = await describedCalls(plain)
    const withBody = described.filter(({ description }) => description.requestBody).map(({ operation }) => operation)
    expect(withBody.filter((operation) => !bodies.has(operation)).toSorted()).toEqual(
      Object.keys(NOT_CALLED).toSorted(),
    )
    const expected = await storedState(plain)

    const { components } = await (await plain.app.request('/api/openapi.json')).json()
    const extrasOf = (operation: string) => {
      const { requestBody } = described.find((call) => call.operation === operation)!.description
      const names = propertyNames(requestBody, components.schemas)
      return Object.fromEntries(Object.entries(EXTRAS).filter(([name]) => !names.has(name)))
    }
    const attacked = await siteWithFirstIds()
    const alter = (body: object, operation: string): object => {
      const extras = extrasOf(operation)
      expect(Object.keys(extras).length).toBeGreaterThan(10)
      const nested = Object.entries(body).map(([key, value]) => [
        key,
        NESTED.includes(key) && typeof value === 'object' ? { ...extras, ...value } : value,
      ])
      return { ...extras, ...Object.fromEntries(nested) }
    }
    await writeEverything(attacked.actors, { text: plainText(), png: PNG, alter })
    expect(await storedState(attacked)).toEqual(expected)
    expectCleanPrototype()
  },
  SLOW_TEST_MS,
)

test('prototype pollution: queries and forms set nothing on a prototype', async () => {
  const { app, admin } = await attackedSite()
  const query = '__proto__[polluted]=1&__proto__.polluted=1&constructor[prototype][polluted]=1&__proto__=1'
  for (const { method, path } of await describedCalls({ app }))
    if (method === 'GET') await admin.ask(`${path.replace(/\{\w+\}/g, '__proto__')}?${query}`)
  const body = new URLSearchParams(`${query}&title=__proto__`)
  for (const path of ['/contact', '/unsubscribe', '/booking/decision'])
    await app.request(path, { method: 'POST', body })
  expectCleanPrototype()
})

/** The database is reused: its sequences would continue, and the ids of both runs differ. */
async function siteWithFirstIds(): Promise<Site> {
  const site = await attackedSite()
  await site.database.pool.query(
    "select setval(format('%I.%I', schemaname, sequencename)::regclass, 1000, false) from pg_sequences where schemaname = 'public'",
  )
  return site
}

function expectCleanPrototype(): void {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  expect(Object.keys(Object.prototype)).toEqual([])
  expect((() => {}) as { polluted?: unknown }).not.toHaveProperty('polluted')
}

/** Names of all properties in a schema, also of those behind references. */
function propertyNames(
  schema: unknown,
  schemas: Record<string, unknown>,
  names = new Set<string>(),
  depth = 0,
): Set<string> {
  if (typeof schema !== 'object' || schema === null || depth > 20) return names
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$ref') propertyNames(schemas[String(value).split('/').at(-1)!], schemas, names, depth + 1)
    if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name)
    propertyNames(value, schemas, names, depth + 1)
  }
  return names
}

/** Rows of all tables. Random values are replaced, ids of the actors by their names; the times of the test clock stay. */
async function storedState(site: Site): Promise<Record<string, string[]>> {
  const names = new Map([
    [site.admin.user.id, 'admin'],
    [site.writer.user.id, 'writer'],
  ])
  const rows = await readAllRows(site)
  const clientId = /"id": "([^"]+)"/.exec(
    rows.users!.split('\n').find((row) => row.includes('client@example.com'))!,
  )![1]!
  names.set(clientId, 'client')
  const stable = (row: string) =>
    row
      .replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, (id) => names.get(id) ?? 'uuid')
      .replaceAll(clientId, 'client')
      .replace(/(?<![\w/.-])(?:admin|writer)-[0-9a-f]{8}@/g, 'actor@')
      .replace(new RegExp(`${new Date().getFullYear()}-\\d\\d-\\d\\dT[\\d:.]+(?:\\+00:00|Z)`, 'g'), 'now')
      .replace(/\bC-[A-Z\d]{6}\b/g, 'reference')
      .replace(/[\w+/=.:%-]{20,}|[0-9a-f]{12,}/g, 'random')
  return Object.fromEntries(
    Object.entries(rows).map(([table, text]) => [table, text.split('\n').map(stable).toSorted()]),
  )
}
