import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { deployments } from '../analytics.table.ts'
import { findDeployment, recordDeployment } from './deployment.service.ts'

const BUILD = '0123456789ab'
const NEXT_BUILD = 'ba9876543210'

test('concurrent starts record a build once, and the numbers have no gaps', async () => {
  const { ctx } = await testApp()
  const numbers = await Promise.all(Array.from({ length: 5 }, () => recordDeployment(ctx, BUILD)))
  const next = await recordDeployment(ctx, NEXT_BUILD)
  expect(new Set(numbers).size).toBe(1)
  expect(next).toBe(numbers[0]! + 1)
  expect(await recordDeployment(ctx, BUILD)).toBe(numbers[0])
  const stored = await ctx.db.select().from(deployments).orderBy(deployments.number)
  expect(stored.map(({ build }) => build)).toEqual([BUILD, NEXT_BUILD])
})

test('development is not recorded, and a build that never ran has no number', async () => {
  const { ctx } = await testApp()
  expect(await recordDeployment(ctx, 'development')).toBeNull()
  for (const forged of [BUILD, 'development', '', "'; drop table users"])
    expect(await findDeployment(ctx, forged)).toBeNull()
  expect(await ctx.db.select().from(deployments)).toEqual([])
  const number = await recordDeployment(ctx, BUILD)
  expect(await findDeployment(ctx, BUILD)).toBe(number)
  expect(await findDeployment(ctx, BUILD)).toBe(number)
})
