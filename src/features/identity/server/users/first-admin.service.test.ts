import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { accounts, users } from '../identity.table.ts'
import { verifyPassword } from '../sign-in/password-hash.service.ts'
import { ensureAdmin } from './first-admin.service.ts'

test('the first start creates an admin from the environment, whose password is valid', async () => {
  const { ctx } = await testApp({ env: { ADMIN_EMAIL: 'Owner@Studio.example', ADMIN_PASSWORD: 'Gr0en!gras' } })

  expect(await ensureAdmin(ctx)).toEqual({ email: 'owner@studio.example', password: 'Gr0en!gras', isGenerated: false })

  const [admin] = await ctx.db.select().from(users)
  expect(admin).toMatchObject({ email: 'owner@studio.example', role: 'ADMIN', emailVerified: true })
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.userId, admin!.id))
  expect(await verifyPassword('Gr0en!gras', account!.passwordHash!)).toBe(true)
  expect(await verifyPassword('gr0en!gras', account!.passwordHash!)).toBe(false)
})

test('without a password in the environment, a generated one meets the policy', async () => {
  const { ctx } = await testApp()
  const made = await ensureAdmin(ctx)
  expect(made?.isGenerated).toBe(true)
  expect(made?.password).toMatch(/^(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z\d]).{14,}$/)
})

test('a later start creates no admin', async () => {
  const { ctx } = await testApp()
  await ensureAdmin(ctx)
  expect(await ensureAdmin(ctx)).toBeUndefined()
  expect(await ctx.db.select({ id: users.id }).from(users)).toHaveLength(1)
})

test('a malformed hash matches no password', async () => {
  expect(await verifyPassword('x', 'plain')).toBe(false)
  expect(await verifyPassword('x', '')).toBe(false)
})
