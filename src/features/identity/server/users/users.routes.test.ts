import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { errorOf, identityFixture, RITA } from '#tests/fixtures/identity-fixture.ts'
import { users } from '../identity.table.ts'

test('the admin finds users by a part of their name or address, paginated', async () => {
  const { as } = await identityFixture()
  const admin = await as('admin', { email: 'zz-admin@example.com' })
  for (let i = 10; i < 40; i++)
    await as('user', { email: `klant${i}@example.com`, firstName: 'Klant', lastName: `${i}%` })

  const first = await (await admin.ask('/api/users')).json()
  expect(first.users).toHaveLength(25)
  const rest = await (await admin.ask(`/api/users?after=${encodeURIComponent(first.next)}`)).json()
  expect(rest.users).toHaveLength(6)
  expect(rest.next).toBeNull()

  const found = await (await admin.ask('/api/users?q=KLANT%2012')).json()
  expect(found.users).toMatchObject([{ emailAddress: 'klant12@example.com', sessions: 1 }])
  expect((await (await admin.ask('/api/users?q=12%25')).json()).users).toHaveLength(1)
  expect((await (await admin.ask('/api/users?q=_lant')).json()).users).toHaveLength(0)
})

test('the list is sorted by name, filtered and counted', async () => {
  const { as, ctx } = await identityFixture()
  const admin = await as('admin', { firstName: 'Zoë', lastName: 'Baas' })
  const ann = await as('user', { firstName: 'ann', lastName: '~Zand', email: 'z@example.com' })
  await as('user', { firstName: 'Bert', lastName: 'Aerts', email: 'a@example.com', isClient: true })
  const cas = await as('user', { firstName: 'Cas', lastName: 'Maes', email: 'c@example.com' })
  await ctx.db.update(users).set({ emailVerified: false }).where(eq(users.id, cas.user.id))
  await admin.send('PUT', `/api/moderation/mutes/${ann.user.id}`, { reason: 'Spam' })
  const names = async (query: string) => {
    const found = await (await admin.ask(`/api/users?${query}`)).json()
    const { total } = await (await admin.ask(`/api/users/count?${query}`)).json()
    expect(total).toBe(found.users.length)
    return found.users.map(({ firstName }: { firstName: string }) => firstName)
  }

  expect(await names('')).toEqual(['ann', 'Bert', 'Cas', 'Zoë'])
  expect(await names('role=ADMIN')).toEqual(['Zoë'])
  expect(await names('verified=no')).toEqual(['Cas'])
  expect(await names('client=yes')).toEqual(['Bert'])
  expect(await names('muted=yes')).toEqual(['ann'])
  expect(await names('muted=no&client=no&verified=yes')).toEqual(['Zoë'])
  expect((await admin.ask('/api/users?role=OWNER')).status).toBe(422)
})

test('the last sign-in is stored, also after the session ended', async () => {
  const { as, registerAndVerify, signIn, ctx } = await identityFixture()
  const admin = await as('admin')
  await registerAndVerify()
  const rita = async () => (await (await admin.ask(`/api/users?q=${RITA.email}`)).json()).users[0]
  expect(await rita()).toMatchObject({ lastSignInAt: null })
  await signIn()
  await admin.send('DELETE', `/api/users/${(await rita()).id}/sessions`)
  expect(await rita()).toMatchObject({ sessions: 0, lastSignInAt: ctx.now().toISOString() })
})

test('the admin grants a permission, marks a client and disables a user; effective immediately and recorded in the journal', async () => {
  const { as } = await identityFixture()
  const admin = await as('admin')
  const { user, ask } = await as('user')
  const change = { permissions: ['blog:write'], isClient: true }
  expect((await admin.send('PATCH', `/api/users/${user.id}`, change)).status).toBe(200)
  expect(await (await ask('/api/whoami', { method: 'POST' })).json()).toMatchObject({ permissions: ['blog:write'] })

  await admin.send('PATCH', `/api/users/${user.id}`, { isDisabled: true })
  expect((await ask('/api/whoami', { method: 'POST' })).status).toBe(401)
  const { users } = await (await admin.ask(`/api/users?q=${user.email}`)).json()
  expect(users).toMatchObject([{ isClient: true, isDisabled: true, sessions: 0 }])

  const journal = JSON.stringify(await (await admin.ask('/api/journal')).json())
  expect(journal).toContain('user.changed')
  expect(journal).toContain(user.id)
})

test('an unknown permission and an unknown user are refused', async () => {
  const { as } = await identityFixture()
  const admin = await as('admin')
  expect((await admin.send('PATCH', `/api/users/${admin.user.id}`, { permissions: ['root'] })).status).toBe(422)
  expect((await admin.send('PATCH', `/api/users/${admin.user.id}`, {})).status).toBe(422)
  expect((await admin.send('PATCH', '/api/users/nobody', { isClient: true })).status).toBe(404)
  expect((await admin.send('DELETE', '/api/users/nobody/sessions')).status).toBe(404)
})

test('the last admin keeps the role, even when two demote each other concurrently', async () => {
  const { as } = await identityFixture()
  const [one, two] = [await as('admin'), await as('admin')]
  const responses = await Promise.all([
    one.send('PATCH', `/api/users/${two.user.id}`, { role: 'USER' }),
    two.send('PATCH', `/api/users/${one.user.id}`, { isDisabled: true }),
  ])
  expect(responses.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  const left = responses[0]!.status === 200 ? one : two
  expect(await errorOf(await left.send('PATCH', `/api/users/${left.user.id}`, { role: 'USER' }))).toMatchObject({
    code: 'LAST_ADMIN',
  })
  expect((await left.send('PATCH', `/api/users/${left.user.id}`, { isDisabled: true })).status).toBe(409)
})

test('an unverified admin does not count as the last admin', async () => {
  const { as, register, ctx } = await identityFixture()
  const admin = await as('admin')
  await register()
  const [rita] = await ctx.db.select().from(users).where(eq(users.email, RITA.email))
  expect((await admin.send('PATCH', `/api/users/${rita!.id}`, { role: 'ADMIN' })).status).toBe(200)
  const response = await admin.send('PATCH', `/api/users/${admin.user.id}`, { role: 'USER' })
  expect(await errorOf(response)).toMatchObject({ code: 'LAST_ADMIN' })
})

test('the admin ends all sessions of a user', async () => {
  const { as } = await identityFixture()
  const admin = await as('admin')
  const { user, ask } = await as('user')
  expect((await admin.send('DELETE', `/api/users/${user.id}/sessions`)).status).toBe(200)
  expect((await ask('/api/whoami', { method: 'POST' })).status).toBe(401)
})
