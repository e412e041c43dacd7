import type { Locale } from '#kernel/locale.ts'
import { loadT } from '#platform/i18n/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { visitorExportTexts } from '../../messages/visitors-export/index.ts'
import { toCsv } from '../../model/csv.ts'
import { DIMENSIONS, MAX_BREAKDOWN_ROWS, type VisitorsQuery } from '../../model/visitors-report.schema.ts'
import { type CountGoals, getVisitBreakdown, getVisitorsReport } from './visitors.service.ts'

const COLUMNS = [
  ...(['part', 'value', 'visitors', 'visits', 'views'] as const),
  ...(['previousVisitors', 'previousVisits', 'previousViews', 'total', 'previousTotal', 'figures'] as const),
]

/** Only goals are counted with and without consent. */
const NO_TOTALS = [null, null]

/**
 * One table; the first column names the series or breakdown, so that a spreadsheet can filter by it, and the last one says
 * in every row whether the figures are measured or examples.
 */
export async function exportVisitors(
  ctx: Context,
  query: VisitorsQuery,
  locale: Locale,
  countGoals: CountGoals,
): Promise<string> {
  const t = await loadT(locale, visitorExportTexts)
  const { resolution, ...visits } = query
  const { series, goals, ownGoals, isExample } = await getVisitorsReport(ctx, query, countGoals)
  const rows: (string | number | null)[][] = [
    ...series.map(({ date, hour, previous, ...counts }) => [
      t(`part.${resolution}`),
      hour === undefined ? date : `${date} ${String(hour).padStart(2, '0')}:00`,
      ...countsOf(counts),
      ...countsOf(previous),
      ...NO_TOTALS,
    ]),
    ...goals.map(({ goal, visits: reached, previousVisits, total, previousTotal }) => [
      t('part.goal'),
      goal,
      ...countsOf({ visits: reached }),
      ...countsOf({ visits: previousVisits }),
      total,
      previousTotal,
    ]),
    ...ownGoals.map(({ name, visits: reached, previousVisits }) => [
      t('part.ownGoal'),
      name,
      ...countsOf({ visits: reached }),
      ...countsOf({ visits: previousVisits }),
      ...NO_TOTALS,
    ]),
  ]
  for (const by of DIMENSIONS) {
    const { rows: values } = await getVisitBreakdown(ctx, { ...visits, by, limit: MAX_BREAKDOWN_ROWS })
    for (const { value, ...counts } of values)
      rows.push([t(`part.${by}`), value || t('none'), ...countsOf(counts), ...countsOf({}), ...NO_TOTALS])
  }
  const origin = t(isExample ? 'figures.example' : 'figures.own')
  return toCsv([COLUMNS.map((column) => t(column)), ...rows.map((row) => [...row, origin])])
}

type Counts = Partial<Record<'visitors' | 'visits' | 'views', number | null>>

function countsOf({ visitors = null, visits = null, views = null }: Counts) {
  return [visitors, visits, views]
}
