import { expect, test } from 'vitest'
import { DEMO_COMPANY, seedDemoCompany } from '#features/demo/server/demo-company.service.ts'
import { testApp } from '#tests/test-app.ts'
import { companySetting } from '../model/company.schema.ts'
import { getCompany, saveCompany } from './company.service.ts'
import { settings } from './settings.table.ts'

test('a visitor can read the company', async () => {
  const { app, ctx } = await testApp()
  await seedDemoCompany(ctx)

  const response = await app.request('/api/settings/company')

  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(DEMO_COMPANY)
})

test('before anything is saved, the site has a name', async () => {
  const { app } = await testApp()
  expect(await (await app.request('/api/settings/company')).json()).toEqual(companySetting.initial)
})

test('the public address comes from the environment, not from the request', async () => {
  const { app } = await testApp({ env: { PUBLIC_URL: 'https://studio.example' } })
  const response = await app.request('/api/settings/site', { headers: { 'x-forwarded-host': 'evil.example' } })
  expect(await response.json()).toMatchObject({ origin: 'https://studio.example' })
})

test('the demo company is marked as demo and never overwrites the owner’s value', async () => {
  const { ctx } = await testApp()
  await seedDemoCompany(ctx)
  expect(await ctx.db.select({ isDemo: settings.isDemo }).from(settings)).toEqual([{ isDemo: true }])

  await saveCompany(ctx, { ...DEMO_COMPANY, name: 'Bakkerij Rita' })
  await seedDemoCompany(ctx)
  expect((await getCompany(ctx)).name).toBe('Bakkerij Rita')
  expect(await ctx.db.select({ isDemo: settings.isDemo }).from(settings)).toEqual([{ isDemo: false }])
})

test('a company without a name or with a script link is refused', async () => {
  const { ctx } = await testApp()
  await expect(saveCompany(ctx, { ...DEMO_COMPANY, name: ' ' })).rejects.toThrow()
  await expect(saveCompany(ctx, { ...DEMO_COMPANY, facebookUrl: 'javascript:alert(1)' })).rejects.toThrow()
  expect(await getCompany(ctx)).toEqual(companySetting.initial)
})
