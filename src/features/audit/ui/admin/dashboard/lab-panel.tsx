import { useQuery } from '@tanstack/react-query'
import { formatVital } from '#features/analytics/model/vitals/format-vital.ts'
import { dateFormat } from '#kernel/date-format.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { type Column, Table } from '#ui/data/table.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { labTexts } from '../../../messages/lab/index.ts'
import type { LabReport, LabReportPage } from '../../../model/lab.schema.ts'
import { auditQueries } from '../audit.queries.ts'

/** Medians of the last `npm run audit:pages` next to the field data of visitors. */
export function LabPanel() {
  const t = useT(labTexts)
  const lab = useQuery(auditQueries.lab())
  return (
    <Panel title={t('title')} help={lab.data?.run ? t('help') : undefined}>
      <Loaded t={t} query={lab} lines={4}>
        {({ run }) => (run ? <Run run={run} /> : <p className="text-ink-2">{t('none')}</p>)}
      </Loaded>
    </Panel>
  )
}

function Run({ run: { at, build, pages } }: { run: NonNullable<LabReport['run']> }) {
  const t = useT(labTexts)
  const locale = useLocale()
  const date = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  const figure = (key: string, header: string, cell: Column<LabReportPage>['cell']): Column<LabReportPage> => ({
    key,
    header,
    align: 'end',
    cell: (page) => <span className="measure whitespace-nowrap">{cell(page)}</span>,
  })
  const field = (metric: 'LCP' | 'CLS', measured: LabReportPage['field']['lcp']) =>
    measured ? formatVital(locale, metric, measured.p75) : t('noField')
  const columns: Column<LabReportPage>[] = [
    { key: 'page', header: t('page'), cell: ({ address }) => address },
    figure('lcp', t('lcp'), (page) => formatVital(locale, 'LCP', page.lcp)),
    figure('lcpField', t('lcpField'), (page) => field('LCP', page.field.lcp)),
    figure('cls', t('cls'), (page) => formatVital(locale, 'CLS', page.cls)),
    figure('clsField', t('clsField'), (page) => field('CLS', page.field.cls)),
    figure('tbt', t('tbt'), (page) => formatVital(locale, 'TBT', page.tbt)),
    figure('scores', t('scores'), ({ performance, accessibility, bestPractices, seo }) =>
      [performance, accessibility, bestPractices, seo].map(Math.round).join(' '),
    ),
  ]
  return (
    <>
      <Table caption={t('title')} columns={columns} rows={pages} rowKey={({ address }) => address} empty="" />
      <p className="mt-3 text-[14px] text-ink-2">
        {build === null ? t('whenUnknown', { date }) : t('when', { date, build })} {t('scoresHelp')}.
      </p>
    </>
  )
}
