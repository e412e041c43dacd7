import type { Db } from '#platform/server/db.ts'
import { GOALS, type Goal } from '../../model/event.schema.ts'
import type { TimeRange } from '../../model/period.ts'
import { countOpenedPages } from '../collect/page-requests.repo.ts'
import { FIGURE_TABLES } from '../figures/figure-tables.ts'
import { countGoals } from './goals.repo.ts'
import { countVisits } from './visitors.repo.ts'

/** Goals of all example visits: those with consent, divided by their share. */
export async function countExampleGoals(db: Db, range: TimeRange): Promise<Record<Goal, number>> {
  const tables = FIGURE_TABLES.example
  const [visits, opened, reached] = await Promise.all([
    countVisits(db, tables, range),
    countOpenedPages(db, tables, range),
    countGoals(db, tables, { current: range, previous: { start: range.start, end: range.start }, filters: {} }),
  ])
  const factor = visits === 0 ? 1 : Math.max(1, opened / visits)
  const totals = GOALS.map((goal) => {
    const measured = reached.find((row) => row.goal === goal && row.isCurrent)?.visits ?? 0
    return [goal, Math.round(measured * factor)]
  })
  return Object.fromEntries(totals)
}
