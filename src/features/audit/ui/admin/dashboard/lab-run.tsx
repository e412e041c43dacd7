import { formatVital } from '#features/analytics/model/vitals/format-vital.ts'
import { dateFormat } from '#kernel/date-format.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { type Column, Table } from '#ui/data/table.tsx'
import { labTexts } from '../../../messages/lab/index.ts'
import type { LabReport, LabReportPage, WeighedPage } from '../../../model/lab.schema.ts'

export const figureColumn = <Row,>(key: string, header: string, cell: Column<Row>['cell']): Column<Row> => ({
  key,
  header,
  align: 'end',
  cell: (row) => <span className="measure whitespace-nowrap">{cell(row)}</span>,
})

export function useFieldFormat() {
  const t = useT(labTexts)
  const locale = useLocale()
  return (metric: 'LCP' | 'INP' | 'CLS', measured: WeighedPage['field']['lcp']) =>
    measured ? formatVital(locale, metric, measured.p75) : t('noField')
}

/** The last run of Lighthouse, or that a developer can add it. */
export function LabRunPart({ run }: { run: LabReport['run'] }) {
  const t = useT(labTexts)
  return run ? <Run run={run} /> : <p className="mt-3 text-[14px] text-ink-2">{t('none')}</p>
}

function Run({ run: { at, build, pages } }: { run: NonNullable<LabReport['run']> }) {
  const t = useT(labTexts)
  const locale = useLocale()
  const date = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  const field = useFieldFormat()
  const columns: Column<LabReportPage>[] = [
    { key: 'page', header: t('page'), cell: ({ address }) => address },
    figureColumn('lcp', t('lcp'), (page) => formatVital(locale, 'LCP', page.lcp)),
    figureColumn('lcpField', t('lcpField'), (page) => field('LCP', page.field.lcp)),
    figureColumn('cls', t('cls'), (page) => formatVital(locale, 'CLS', page.cls)),
    figureColumn('clsField', t('clsField'), (page) => field('CLS', page.field.cls)),
    figureColumn('tbt', t('tbt'), (page) => formatVital(locale, 'TBT', page.tbt)),
    figureColumn('scores', t('scores'), ({ performance, accessibility, bestPractices, seo }) =>
      [performance, accessibility, bestPractices, seo].map(Math.round).join(' '),
    ),
  ]
  return (
    <>
      <h3 className="mt-5 mb-2 text-[1rem]">{t('lab')}</h3>
      <p className="mb-3 text-[14px] text-ink-2">{t('labHelp')}</p>
      <Table caption={t('lab')} columns={columns} rows={pages} rowKey={({ address }) => address} empty="" />
      <p className="mt-3 text-[14px] text-ink-2">
        {build === null ? t('whenUnknown', { date }) : t('when', { date, build })} {t('scoresHelp')}.
      </p>
    </>
  )
}
