import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { listJournal, record } from './journal.service.ts'

const rita = { id: 'u1', firstName: 'Rita', lastName: 'Peeters' }
const at = new Date('2025-03-03T09:00:00Z')

async function journalOf(...subjects: string[]) {
  const { ctx } = await testApp()
  for (const subject of subjects) await record(ctx.db, { at, actor: rita, action: 'user.disabled', subject })
  return ctx
}

test('an entry stores the current name of the actor, or the system name', async () => {
  const { ctx } = await testApp()
  await record(ctx.db, { at, actor: rita, action: 'settings.changed', subject: 'company', details: { field: 'name' } })
  await record(ctx.db, { at, actor: null, action: 'user.removed', subject: 'u9' })

  const { entries, next } = await listJournal(ctx, { limit: 10 })

  expect(entries).toMatchObject([
    { actorId: null, actorName: 'cyaan', action: 'user.removed', subject: 'u9', details: {} },
    { actorId: 'u1', actorName: 'Rita Peeters', at: '2025-03-03T09:00:00.000Z', details: { field: 'name' } },
  ])
  expect(next).toBeNull()
})

test('a rolled back change leaves no entry', async () => {
  const { ctx } = await testApp()
  const undone = ctx.db.transaction(async (tx) => {
    await record(tx, { at, actor: rita, action: 'user.disabled', subject: 'u2' })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  expect((await listJournal(ctx, { limit: 10 })).entries).toEqual([])
})

test('pages are newest first and end with a null cursor', async () => {
  const ctx = await journalOf('a', 'b', 'c', 'd', 'e')
  const seen: string[][] = []
  let before: number | null | undefined
  while (before !== null) {
    const page = await listJournal(ctx, { limit: 2, before })
    seen.push(page.entries.map(({ subject }) => subject))
    before = page.next
  }
  expect(seen).toEqual([['e', 'd'], ['c', 'b'], ['a']])
})

test('the search covers actor, action and subject, is literal and case-insensitive', async () => {
  const ctx = await journalOf('100%', '1000')
  const found = async (query: string) =>
    (await listJournal(ctx, { limit: 10, query })).entries.map(({ subject }) => subject)
  expect(await found('peeters')).toHaveLength(2)
  expect(await found('USER.dis')).toHaveLength(2)
  expect(await found('0%')).toEqual(['100%'])
  expect(await found('_')).toEqual([])
})
