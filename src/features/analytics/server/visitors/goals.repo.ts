import { and, gte, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import type { Goal } from '../../model/event.schema.ts'
import type { OwnGoal } from '../../model/goals/goals.schema.ts'
import type { TimeRange } from '../../model/period.ts'
import type { VisitFilters } from '../../model/visitors-report.schema.ts'
import { matchesVisit, startedWithin, type VisitFigures } from './visitors.repo.ts'

type TwoPeriods = { current: TimeRange; previous: TimeRange; filters: VisitFilters }

type GoalCount = { goal: Goal; isCurrent: boolean; visits: number }

export async function countGoals(
  db: Db,
  { visits }: VisitFigures,
  { current, previous, filters }: TwoPeriods,
): Promise<GoalCount[]> {
  const inEither = or(startedWithin(visits, previous), startedWithin(visits, current))
  const { rows } = await db.execute<GoalCount>(sql`
    select goal, is_current as "isCurrent", count(*)::int as visits
    from (select unnest(${visits.goals}) as goal, ${gte(visits.startedAt, current.start)} as is_current from ${visits}
      where ${and(inEither, matchesVisit(visits, filters), sql`${visits.goals} <> '{}'`)}) as reached
    group by 1, 2`)
  return rows
}

/** Visits that reached each goal of the owner, in the order of the goals. */
export async function countOwnGoals(
  db: Db,
  { visits }: VisitFigures,
  { current, previous, filters }: TwoPeriods,
  goals: readonly OwnGoal[],
): Promise<{ visits: number; previousVisits: number }[]> {
  if (goals.length === 0) return []
  const isReached = ({ kind, id, values }: OwnGoal) =>
    kind === 'page'
      ? sql`${visits.paths} && ${sql.param(values)}::text[]`
      : sql`${`button ${id}`} = any(${visits.clicks})`
  const countIn = (range: TimeRange, goal: OwnGoal) =>
    sql`(count(*) filter (where ${startedWithin(visits, range)} and ${isReached(goal)}))::int`
  const columns = goals.map(
    (goal, at) => sql`${countIn(current, goal)} as ${sql.identifier(`current_${at}`)},
      ${countIn(previous, goal)} as ${sql.identifier(`previous_${at}`)}`,
  )
  const inEither = or(startedWithin(visits, previous), startedWithin(visits, current))
  const { rows } = await db.execute<Record<string, number>>(
    sql`select ${sql.join(columns, sql`, `)} from ${visits} where ${and(inEither, matchesVisit(visits, filters))}`,
  )
  const [counted = {}] = rows
  return goals.map((_, at) => ({
    visits: counted[`current_${at}`] ?? 0,
    previousVisits: counted[`previous_${at}`] ?? 0,
  }))
}
