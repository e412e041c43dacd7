import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { journal } from '#features/journal/server/journal.table.ts'
import { testApp } from '#tests/test-app.ts'
import { keyset, toPage } from './keyset.ts'

const MORNING = new Date('2025-03-01T09:00:00Z')
const NOON = new Date('2025-03-01T12:00:00Z')

test.each(['asc', 'desc'] as const)(
  'pages in %s order contain every row once, also those with equal keys',
  async (direction) => {
    const { db } = (await testApp()).ctx
    const written = await db
      .insert(journal)
      .values(
        [NOON, MORNING, MORNING, NOON, MORNING].map((at) => ({ at, actorName: 'A', action: 'a.b', subject: 'keyset' })),
      )
      .returning({ id: journal.id, at: journal.at })

    async function listPage(cursor: number | undefined) {
      const { orderBy, isAfter } = keyset([journal.at, journal.id], { direction, cursor })
      const rows = await db
        .select({ id: journal.id })
        .from(journal)
        .where(and(eq(journal.subject, 'keyset'), isAfter))
        .orderBy(...orderBy)
        .limit(3)
      return toPage(rows, 2, ({ id }) => id)
    }

    const pages: number[][] = []
    for (let cursor: number | null | undefined; cursor !== null; ) {
      const { rows, next } = await listPage(cursor)
      pages.push(rows.map(({ id }) => id))
      cursor = next
    }
    const ordered = written.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id).map(({ id }) => id)
    expect(pages.map((ids) => ids.length)).toEqual([2, 2, 1])
    expect(pages.flat()).toEqual(direction === 'asc' ? ordered : ordered.toReversed())
  },
)

test('a page that is exactly full has no next page', () => {
  expect(toPage([1, 2], 2, (row) => row)).toEqual({ rows: [1, 2], next: null })
  expect(toPage([1, 2, 3], 2, (row) => row)).toEqual({ rows: [1, 2], next: 2 })
})
