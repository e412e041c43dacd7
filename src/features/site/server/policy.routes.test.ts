import { expect, test } from 'vitest'
import { analyticsSetting } from '#features/analytics/model/analytics-settings.schema.ts'
import { measurementSetting } from '#features/consent/model/measurement.schema.ts'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import { testApp } from '#tests/test-app.ts'
import { snapshotPolicies, snapshotReleasePolicies } from './policy.service.ts'
import { policyVersions } from './policy.table.ts'

test('each wording is stored once; a change adds a version, and the old one stays readable', async () => {
  const { ctx, asVisitor } = await testApp()
  const old = { updatedOn: '2024-01-01', sections: [{ id: 'a', heading: 'Toen', body: 'Zo was het.' }] }
  await ctx.db
    .insert(policyVersions)
    .values({ page: 'cookies', locale: 'nl', version: 1, hash: 'old', text: old, since: new Date('2024-01-01') })
  await snapshotPolicies(ctx)
  await snapshotPolicies(ctx)

  const versions = await (await asVisitor('/api/site/policies/cookies?lng=nl')).json()
  expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1])
  expect(await (await asVisitor('/api/site/policies/cookies/1?lng=nl')).json()).toEqual(old)
  const now = await (await asVisitor('/api/site/policies/cookies/2?lng=nl')).json()
  expect(JSON.stringify(now)).not.toMatch(/\{\w+\}/)
  expect(await (await asVisitor('/api/site/policies/terms?lng=fr')).json()).toHaveLength(1)
})

test('starts of two releases in turn add one version for each wording', async () => {
  const { ctx, asVisitor } = await testApp()
  await snapshotReleasePolicies(ctx)
  const other = { updatedOn: '2026-01-01', sections: [] }
  await ctx.db
    .insert(policyVersions)
    .values({ page: 'cookies', locale: 'nl', version: 2, hash: 'other release', text: other, since: ctx.now() })
  await snapshotReleasePolicies(ctx)
  expect(await (await asVisitor('/api/site/policies/cookies?lng=nl')).json()).toHaveLength(2)
})

test('a new measurement id adds a version at once, a new phone number does not', async () => {
  const { ctx, asVisitor } = await testApp()
  await snapshotPolicies(ctx)
  const versions = async () => (await asVisitor('/api/site/policies/cookies?lng=fr')).json()
  await saveCompany(ctx, { ...DEMO_COMPANY, phone: '1' })
  expect(await versions()).toHaveLength(1)
  await saveSetting(ctx, null, measurementSetting, { measurementId: 'G-AB12CD34' })
  expect(await versions()).toHaveLength(2)
  expect(await versions()).toHaveLength(2)
  await saveSetting(ctx, null, measurementSetting, { measurementId: '' })
  expect(await versions()).toHaveLength(3)
  const names = [1, 2, 3].map(async (version) =>
    (await (await asVisitor(`/api/site/policies/cookies/${version}?lng=fr`)).text()).includes('Google Analytics'),
  )
  expect(await Promise.all(names)).toEqual([false, true, false])
})

test('a new retention adds a version of the policies that name it, and the old one stays', async () => {
  const { ctx, asVisitor } = await testApp()
  await snapshotPolicies(ctx)
  const versions = async (page: string) => (await asVisitor(`/api/site/policies/${page}?lng=en`)).json()
  const text = async (version: number) => (await asVisitor(`/api/site/policies/privacy/${version}?lng=en`)).text()
  await saveSetting(ctx, null, analyticsSetting, { eventMonths: 13 })
  expect([await versions('privacy'), await versions('cookies'), await versions('terms')]).toMatchObject([
    { length: 2 },
    { length: 2 },
    { length: 1 },
  ])
  expect(await text(1)).toContain('25 months')
  expect(await text(2)).toContain('13 months')
  expect(await (await asVisitor('/api/site/pages/privacy?lng=en')).text()).toContain('13 months')
})

test('an unknown version or page is a 404 or refused', async () => {
  const { asVisitor } = await testApp()
  expect((await asVisitor('/api/site/policies/cookies/7?lng=nl')).status).toBe(404)
  expect((await asVisitor('/api/site/policies/cookies/x?lng=nl')).status).toBe(422)
  expect((await asVisitor('/api/site/policies/refunds?lng=nl')).status).toBe(422)
})
