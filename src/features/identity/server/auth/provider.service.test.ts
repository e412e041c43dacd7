import { expect, test } from 'vitest'
import { errorOf, identityFixture } from '#tests/fixtures/identity-fixture.ts'
import { users } from '../identity.table.ts'

const AT = new Date('2026-03-02T09:00:00Z')
const NAMES = { firstName: 'Dirk', lastName: 'Demo' }
const DEMO_USER = { id: 'demo-1', email: 'demo@example.com', ...NAMES, createdAt: AT, updatedAt: AT }
const KEYS = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }

test.each([
  ['is not listed without keys', { env: {}, hasDemoContent: false }, []],
  ['is listed as not ready in the demo', { env: {}, hasDemoContent: true }, [false]],
  ['is not listed in production, even with demo content', { env: { DEMO: 'off' }, hasDemoContent: true }, []],
  ['is listed as ready with keys', { env: KEYS, hasDemoContent: false }, [true]],
  ['is listed as ready with keys in the demo', { env: KEYS, hasDemoContent: true }, [true]],
])('Google %s', async (_, { env, hasDemoContent }, expected) => {
  const { asVisitor, ctx } = await identityFixture({ env })
  if (hasDemoContent) await ctx.db.insert(users).values(DEMO_USER)
  const { providers } = await (await asVisitor('/api/identity/sign-in-methods')).json()
  expect(providers).toEqual(expected.map((isReady) => ({ id: 'google', isReady })))
})

test('in the demo no other provider is listed without keys, nor Google if the owner turned it off', async () => {
  const { asVisitor, ctx, saveSignInSettings } = await identityFixture()
  await ctx.db.insert(users).values(DEMO_USER)
  await saveSignInSettings({ google: false, github: true })
  expect(await (await asVisitor('/api/identity/sign-in-methods')).json()).toMatchObject({ providers: [] })
})

test('a provider that is not configured returns an error', async () => {
  const { post } = await identityFixture()
  expect(await errorOf(await post('/sign-in/provider', { provider: 'google' }))).toMatchObject({
    code: 'METHOD_NOT_READY',
  })
  expect((await post('/sign-in/provider', { provider: 'myspace' })).status).toBe(422)
})
