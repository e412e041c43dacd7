import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import * as repo from './settings.repo.ts'

const KEYS = ['first', 'second']

test('an unchanged value is the object of the last read, a changed one is not', async () => {
  const { ctx } = await testApp()
  const at = ctx.now()
  await repo.save(ctx.db, 'first', { text: 'old' }, at)
  await repo.save(ctx.db, 'second', { text: 'same' }, at)
  const before = await repo.findValues(ctx.db, KEYS)
  expect(before).toEqual({ first: { text: 'old' }, second: { text: 'same' } })

  // The time is the same: the version must not depend on it.
  await repo.save(ctx.db, 'first', { text: 'new' }, at)
  const after = await repo.findValues(ctx.db, KEYS)
  expect(after.first).toEqual({ text: 'new' })
  expect(after.second).toBe(before.second)

  await repo.remove(ctx.db, 'second')
  expect(await repo.findValues(ctx.db, KEYS)).toEqual({ first: { text: 'new' } })
  await repo.save(ctx.db, 'second', { text: 'again' }, at)
  expect((await repo.findValues(ctx.db, KEYS)).second).toEqual({ text: 'again' })
})

test('a value of a transaction that was rolled back is not read outside it', async () => {
  const { ctx } = await testApp()
  await repo.save(ctx.db, 'first', { text: 'committed' }, ctx.now())
  const undone = ctx.db.transaction(async (tx) => {
    await repo.save(tx, 'first', { text: 'one' }, ctx.now())
    expect(await repo.findValues(tx, ['first'])).toEqual({ first: { text: 'one' } })
    await repo.save(tx, 'first', { text: 'two' }, ctx.now())
    expect(await repo.findValues(tx, ['first'])).toEqual({ first: { text: 'two' } })
    throw new Error('rolled back')
  })
  await expect(undone).rejects.toThrow('rolled back')
  expect(await repo.findValues(ctx.db, ['first'])).toEqual({ first: { text: 'committed' } })
})
