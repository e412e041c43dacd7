import { expect, test } from 'vitest'
import { seedBooking } from '#features/booking/server/seed.service.ts'
import { seedDemo } from '#features/demo/server/demo.service.ts'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { ensureAdmin } from '#features/identity/server/users/first-admin.service.ts'
import { emails } from '#features/mail/server/email.table.ts'
import { DEMO_PARTS } from '#server/composition/demo/demo-parts.ts'
import { testApp } from '#tests/test-app.ts'

test('the steps follow the state of the site', async () => {
  const { ctx, as, asVisitor } = await testApp({
    env: { SMTP_URL: 'smtp://127.0.0.1:9', ADMIN_PASSWORD: 'Gr0en!gras' },
  })
  await seedDemo(ctx, DEMO_PARTS)
  await seedBooking(ctx)
  await ensureAdmin(ctx)
  const admin = await as('admin')
  const open = async () => {
    const { steps } = await (await admin.ask('/api/setup')).json()
    return steps.filter(({ isDone }: { isDone: boolean }) => !isDone).map(({ key }: { key: string }) => key)
  }
  expect(await open()).toEqual(['company', 'hours', 'mail', 'password', 'passwordPolicy', 'demo', 'article'])

  const stored = await (await admin.ask('/api/settings/admin/company')).json()
  const saved = {
    value: {
      ...DEMO_COMPANY,
      name: 'Webbureau',
      email: 'info@webbureau.be',
      street: 'Kerkstraat 1',
      vatNumber: 'BE 0403.170.701',
    },
    startedFrom: stored.updatedAt,
  }
  expect((await admin.send('PUT', '/api/settings/admin/company', saved)).status).toBe(200)
  expect(await open()).toEqual(['mail', 'password', 'passwordPolicy', 'demo', 'article'])

  await ctx.db.insert(emails).values({
    id: 'first',
    kind: 'test',
    locale: 'nl',
    toAddress: 'owner@example.com',
    subject: 'Test',
    html: '',
    text: '',
    status: 'sent',
    createdAt: ctx.now(),
    dueAt: ctx.now(),
    sentAt: ctx.now(),
  })
  expect((await admin.send('DELETE', '/api/demo')).status).toBe(200)
  expect(await open()).toEqual(['password', 'passwordPolicy', 'article'])
  const policy = await (await admin.ask('/api/settings/admin/password-policy')).json()
  const stricter = { value: { ...policy.value, minimum: 8 }, startedFrom: policy.updatedAt }
  expect((await admin.send('PUT', '/api/settings/admin/password-policy', stricter)).status).toBe(200)
  expect(await open()).toEqual(['password', 'article'])

  expect((await asVisitor('/api/setup')).status).toBe(401)
  expect((await (await as('writer')).ask('/api/setup')).status).toBe(403)
})
