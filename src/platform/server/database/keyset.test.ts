import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { journal } from '#features/journal/server/journal.table.ts'
import { testApp } from '#tests/test-app.ts'
import { cursorOf, keyset, toPage } from './keyset.ts'

const MORNING = new Date('2025-03-01T09:00:00Z')
const NOON = new Date('2025-03-01T12:00:00Z')

async function journalFixture(direction: 'asc' | 'desc') {
  const { db } = (await testApp()).ctx
  const entry = { actorName: 'A', action: 'a.b', subject: 'keyset' }
  const written = await db
    .insert(journal)
    .values([NOON, MORNING, MORNING, NOON, MORNING].map((at) => ({ ...entry, at })))
    .returning({ id: journal.id, at: journal.at })
  const ordered = written.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id).map(({ id }) => id)

  async function listPage(position: { cursor?: string; lastId?: number }) {
    const { orderBy, isAfter } = keyset([journal.at, journal.id], { direction, ...position })
    return db
      .select({ id: journal.id, at: journal.at })
      .from(journal)
      .where(and(eq(journal.subject, 'keyset'), isAfter))
      .orderBy(...orderBy)
      .limit(3)
  }
  return { db, listPage, ordered: direction === 'asc' ? ordered : ordered.toReversed() }
}

test.each(['asc', 'desc'] as const)(
  'pages in %s order contain every row once, also those with equal keys, and go on after a deleted row',
  async (direction) => {
    const { db, listPage, ordered } = await journalFixture(direction)
    const pages: number[][] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const rows = await listPage({ cursor })
      const page = toPage(rows, 2, ({ at, id }) => cursorOf(at, id))
      const last = page.rows.at(-1)!
      if (page.next)
        expect((await listPage({ lastId: last.id })).map(({ id }) => id)).toEqual(
          ordered.slice(pages.length * 2 + 2, pages.length * 2 + 5),
        )
      pages.push(page.rows.map(({ id }) => id))
      await db.delete(journal).where(eq(journal.id, last.id))
      cursor = page.next
    }
    expect(pages.map((ids) => ids.length)).toEqual([2, 2, 1])
    expect(pages.flat()).toEqual(ordered)
  },
)

test('an invalid cursor is rejected', () => {
  for (const cursor of ['nonsense', 'a~b~c'])
    expect(() => keyset([journal.at, journal.id], { direction: 'asc', cursor })).toThrow('INVALID_INPUT')
})

test('a page that is exactly full has no next page', () => {
  expect(toPage([1, 2], 2, (row) => row)).toEqual({ rows: [1, 2], next: null })
  expect(toPage([1, 2, 3], 2, (row) => row)).toEqual({ rows: [1, 2], next: 2 })
})
