import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { purgeIdentity } from './identity.jobs.ts'
import { photos, sessions, users } from './identity.table.ts'

test('the nightly job removes expired sessions, and accounts that were not verified within a month', async () => {
  const { as, ctx } = await testApp({ now: '2025-03-03T09:00:00Z' })
  const activeUser = await as('user')
  const forgotten = await as('user', { emailVerified: false, createdAt: new Date('2025-01-01') })
  const fresh = await as('user', { emailVerified: false })
  await ctx.db.insert(sessions).values({
    id: 'old',
    userId: activeUser.user.id,
    token: 'old',
    expiresAt: new Date('2025-03-02'),
    createdAt: new Date('2025-02-01'),
    updatedAt: new Date('2025-02-01'),
  })

  await purgeIdentity.run(ctx, {})

  const left = (await ctx.db.select({ id: users.id }).from(users)).map(({ id }) => id)
  expect(left.sort()).toEqual([activeUser.user.id, fresh.user.id].sort())
  expect(left).not.toContain(forgotten.user.id)
  expect((await activeUser.ask('/api/whoami', { method: 'POST' })).status).toBe(200)
  expect((await ctx.db.select({ id: sessions.id }).from(sessions)).map(({ id }) => id)).not.toContain('old')
})

test('the nightly job removes metadata and trailing bytes from photos of earlier versions, once', async () => {
  const { as, ctx, app } = await testApp()
  const picture = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a7fb0' } })
  const withExif = picture().withExif({ IFD0: { Artist: 'Rita Peeters' } })
  const webp = await picture().webp().toBuffer()
  const old: [string, Buffer][] = [
    ['image/jpeg', await withExif.clone().jpeg().toBuffer()],
    ['image/webp', await withExif.clone().webp().toBuffer()],
    ['image/webp', Buffer.concat([webp, Buffer.from('Rita Peeters')])],
    ['image/png', Buffer.from('Rita Peeters, no picture')],
  ]
  const stored = async () => (await ctx.db.select().from(photos)).sort((a, b) => a.userId.localeCompare(b.userId))
  const { user, send } = await as('user')
  const own = { content: (await picture().png().toBuffer()).toString('base64') }
  expect((await send('PUT', '/api/identity/me/photo', own)).status).toBe(200)
  const [uploaded] = await stored()
  for (const [contentType, content] of old) {
    const owner = await as('user')
    await ctx.db.insert(photos).values({ userId: owner.user.id, contentType, content, version: 'old' })
  }

  await purgeIdentity.run(ctx, {})
  const after = await stored()
  expect(after).toHaveLength(4)
  for (const { content, contentType } of after) {
    expect(contentType).toBe('image/webp')
    expect(Buffer.from(content).toString('latin1')).not.toContain('Rita')
    expect(await sharp(content).metadata()).toMatchObject({ width: 256, height: 256 })
  }
  expect(after.find(({ userId }) => userId === user.id)).toEqual(uploaded)
  const [shown] = (await ctx.db.select().from(users)).filter(({ image, id }) => image && id !== user.id)
  expect((await app.request(shown!.image!)).status).toBe(200)

  await purgeIdentity.run(ctx, {})
  expect(await stored()).toEqual(after)
})
