import { getCompany } from '#features/settings/server/company.service.ts'
import { addDays } from '#kernel/calendar.ts'
import { toInstant, toLocal } from '#kernel/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { FigureSource, FiguresQuery } from '../../model/figure-source.ts'
import { refreshRollups } from '../rollup/rollup.service.ts'
import { hasExamples } from './example-figures.repo.ts'
import { FIGURE_TABLES } from './figure-tables.ts'

/**
 * What the reports of the admin area show: example figures while the demo has them, unless the request asks for measured
 * ones. Never with DEMO=off. What is public, sends emails or gives advice passes `own` instead.
 */
export async function chooseSource(
  { db, env }: Pick<Context, 'db' | 'env'>,
  { figures }: FiguresQuery,
): Promise<FigureSource> {
  if (figures === 'own' || !env.DEMO) return 'own'
  return (await hasExamples(db)) ? 'example' : 'own'
}

/** Whether there are example figures that a report could show. */
export async function hasExampleFigures(ctx: Pick<Context, 'db' | 'env'>): Promise<boolean> {
  return (await chooseSource(ctx, {})) === 'example'
}

/** What a report reads, up to date; example figures have no raw events. */
export async function openFigures(ctx: Context, query: FiguresQuery) {
  const source = await chooseSource(ctx, query)
  const [{ timeZone: zone }] = await Promise.all([getCompany(ctx), source === 'own' && refreshRollups(ctx)])
  return { source, isExample: source === 'example', tables: FIGURE_TABLES[source], zone }
}

/** Until when there are figures. The examples of today are those of a whole day. */
export function knownUntil({ now }: Pick<Context, 'now'>, source: FigureSource, zone: string): Date {
  if (source === 'own') return now()
  return new Date(toInstant(addDays(toLocal(now(), zone).date, 1), 0, zone))
}
