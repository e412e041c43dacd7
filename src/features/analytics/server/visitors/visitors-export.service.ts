import type { Locale } from '#kernel/locale.ts'
import { createT, loadTexts } from '#platform/i18n/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { visitorExportTexts } from '../../messages/visitors-export/index.ts'
import { toCsv } from '../../model/csv.ts'
import { DIMENSIONS, MAX_BREAKDOWN_ROWS, type VisitorsQuery } from '../../model/visitors-report.schema.ts'
import { getVisitBreakdown, getVisitorsReport } from './visitors.service.ts'

/** One table; the first column names the series or breakdown, so that a spreadsheet can filter by it. */
export async function exportVisitors(ctx: Context, query: VisitorsQuery, locale: Locale): Promise<string> {
  const { texts } = await loadTexts(locale, visitorExportTexts)
  const t = createT<NonNullable<typeof visitorExportTexts.source>>(locale, texts[visitorExportTexts.name]!)
  const { resolution, ...visits } = query
  const { series, goals } = await getVisitorsReport(ctx, query)
  const rows: (string | number | null)[][] = [
    [
      t('part'),
      t('value'),
      t('visitors'),
      t('visits'),
      t('views'),
      t('previousVisitors'),
      t('previousVisits'),
      t('previousViews'),
    ],
    ...series.map(({ date, visitors, visits, views, previous }) => [
      t(`part.${resolution}`),
      date,
      visitors,
      visits,
      views,
      previous.visitors,
      previous.visits,
      previous.views,
    ]),
    ...goals.map(({ goal, visits, previousVisits }) => [
      t('part.goal'),
      goal,
      null,
      visits,
      null,
      null,
      previousVisits,
      null,
    ]),
  ]
  for (const by of DIMENSIONS) {
    const breakdown = await getVisitBreakdown(ctx, { ...visits, by, limit: MAX_BREAKDOWN_ROWS })
    rows.push(
      ...breakdown.rows.map((row) => [
        t(`part.${by}`),
        row.value || t('none'),
        row.visitors,
        row.visits,
        row.views,
        null,
        null,
        null,
      ]),
    )
  }
  return toCsv(rows)
}
