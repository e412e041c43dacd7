import { expect, test } from 'vitest'
import { posts } from '#features/blog/server/post.table.ts'
import { users } from '#features/identity/server/identity.table.ts'
import { identityFixture } from '#tests/fixtures/identity-fixture.ts'

const render = () => new Response('<!doctype html><p>page</p>', { headers: { 'content-type': 'text/html' } })

test.each(['/admin', '/fr/admin/users', '/profile', '/en/my-appointments', '/blog/new', '/edit/1/x', '/categorie/new'])(
  'a visitor of %s is redirected to sign in, and back',
  async (path) => {
    const { app } = await identityFixture({ render })
    const response = await app.request(`${path}?a=1`)
    expect(response.status).toBe(303)
    const prefix = /^\/(fr|en)\//.exec(path)?.[1]
    const next = encodeURIComponent(`${path}?a=1`)
    expect(response.headers.get('location')).toBe(`${prefix ? `/${prefix}` : ''}/login?next=${next}`)
  },
)

test('a user gets their own pages and a 403 for others; a permission allows its own pages', async () => {
  const { app, ctx, registerAndVerify, signIn } = await identityFixture({ render })
  await registerAndVerify()
  const { cookie } = await signIn()
  const statusOf = async (path: string) => (await app.request(path, { headers: { cookie } })).status
  expect(await statusOf('/profile')).toBe(200)
  expect(await statusOf('/admin')).toBe(403)
  expect(await statusOf('/blog/new')).toBe(403)

  await ctx.db.update(users).set({ permissions: ['blog:write'] })
  expect(await statusOf('/blog/new')).toBe(200)
  expect(await statusOf('/categorie/new')).toBe(403)
  await ctx.db.update(users).set({ role: 'ADMIN' })
  expect(await statusOf('/admin/users')).toBe(200)
  expect(await statusOf('/categorie/new')).toBe(200)
})

test('the 403 page is localized and may load its own style sheet only', async () => {
  const { app, registerAndVerify, signIn } = await identityFixture({ render })
  await registerAndVerify()
  const { cookie } = await signIn()
  const response = await app.request('/fr/admin', { headers: { cookie } })
  expect(await response.text()).toContain('Vous n’avez pas accès à cette page.')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(response.headers.get('x-request-id')).toBeTruthy()
})

test('a guarded page is never cached', async () => {
  const { app, ctx, pageCache, registerAndVerify, signIn } = await identityFixture({ render })
  await registerAndVerify()
  await ctx.db.update(users).set({ role: 'ADMIN' })
  const { cookie } = await signIn()
  const shown = await app.request('/admin', { headers: { cookie } })
  expect(shown.status).toBe(200)
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  expect(pageCache.size()).toBe(0)
  expect((await app.request('/admin')).status).toBe(303)
})

test('an admin without the required second factor is redirected to its setup', async () => {
  const { app, ctx, registerAndVerify, signIn, saveSignInSettings } = await identityFixture({ render })
  await registerAndVerify()
  await ctx.db.update(users).set({ role: 'ADMIN' })
  await saveSignInSettings({ adminTwoFactor: true })
  const { cookie } = await signIn()
  const response = await app.request('/en/admin/users', { headers: { cookie } })
  expect(response.headers.get('location')).toBe('/en/profile#two-factor')
  expect((await app.request('/profile', { headers: { cookie } })).status).toBe(200)
})

test('a missing post is a 404 for writers; others get the same response as for an existing one', async () => {
  const { app, ctx, registerAndVerify, signIn } = await identityFixture({ render })
  const at = ctx.now()
  const stamps = { createdAt: at, updatedAt: at }
  const [draft, gone] = await ctx.db
    .insert(posts)
    .values([
      { creator: 'Redactie', originalLocale: 'nl', ...stamps },
      { creator: 'Redactie', originalLocale: 'nl', ...stamps, deletedAt: at },
    ])
    .returning({ id: posts.id })
  const there = [`/edit/${draft!.id}/x`, `/fr/edit/${gone!.id}/x`]
  const missing = [`/edit/${gone!.id + 1}/x`, '/en/edit/abc/x', '/edit/99999999999999999999/x']
  const statusOf = async (path: string, cookie = '') => (await app.request(path, { headers: { cookie } })).status
  await registerAndVerify()
  const { cookie } = await signIn()
  for (const path of [...there, ...missing])
    expect([await statusOf(path), await statusOf(path, cookie)], path).toEqual([303, 403])

  await ctx.db.update(users).set({ permissions: ['blog:write'] })
  for (const path of there) expect(await statusOf(path, cookie), path).toBe(200)
  for (const path of missing) expect(await statusOf(path, cookie), path).toBe(404)
  const response = await app.request(missing[0]!, { headers: { cookie } })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.text()).toContain('page')
  expect(await statusOf('/blog/new', cookie)).toBe(200)
})
