import { useState } from 'react'
import { formatVital } from '#features/analytics/model/vitals/format-vital.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { type Column, Table } from '#ui/data/table.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { labTexts } from '../../../messages/lab/index.ts'
import {
  LAB_DEVICES,
  type LabDevice,
  type LabFigures,
  type LabReport,
  type LabReportPage,
} from '../../../model/lab.schema.ts'
import { useAuditFormat } from '../audit-format.ts'
import { LabRunControl } from './lab-run-control.tsx'

export const figureColumn = <Row,>(key: string, header: string, cell: Column<Row>['cell']): Column<Row> => ({
  key,
  header,
  align: 'end',
  cell: (row) => <span className="measure whitespace-nowrap">{cell(row)}</span>,
})

type Field = LabReportPage['field']['lcp']

export function useFieldFormat() {
  const t = useT(labTexts)
  const locale = useLocale()
  return (metric: 'LCP' | 'INP' | 'CLS', measured: Field) =>
    measured ? formatVital(locale, metric, measured.p75) : t('noField')
}

/** Starts Lighthouse where it is installed, and shows the figures of its last run. */
export function LabRunPart({ run }: { run: LabReport['run'] }) {
  const t = useT(labTexts)
  return (
    <div className="mt-6 border-line border-t pt-5">
      <h3 className="mb-2 text-[1.05rem]">{t('lab')}</h3>
      <LabRunControl hasRun={run !== null} />
      {run && <Run run={run} />}
    </div>
  )
}

type Measured = LabFigures & Pick<LabReportPage, 'address' | 'field'>

function Run({ run: { at, build, isDemoCopy, pages } }: { run: NonNullable<LabReport['run']> }) {
  const t = useT(labTexts)
  const date = useAuditFormat().moment(at)
  const [device, setDevice] = useState<LabDevice>('mobile')
  const computer = pages.flatMap(({ desktop, ...page }) => (desktop ? [{ ...page, ...desktop }] : []))
  const isMobile = device === 'mobile' || computer.length === 0
  const columns = useColumns(isMobile)
  const when = build === null ? t(isDemoCopy ? 'whenUnknown' : 'whenHere', { date }) : t('when', { date, build })
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_16rem] text-[14px] text-ink-2">
          {when} {t(isDemoCopy ? 'what.demo' : 'what.own')}
        </p>
        {computer.length > 0 && (
          <Segmented
            label={t('device')}
            value={device}
            onValueChange={setDevice}
            options={LAB_DEVICES.map((value) => ({ value, label: t(`device.${value}`) }))}
          />
        )}
      </div>
      <Table
        caption={t('lab')}
        columns={columns}
        rows={isMobile ? pages : computer}
        rowKey={({ address }) => address}
        empty=""
      />
      <p className="mt-3 text-[14px] text-ink-2">{t('scoresHelp')}</p>
    </>
  )
}

/** Field data are those of phones. */
function useColumns(isMobile: boolean): Column<Measured>[] {
  const t = useT(labTexts)
  const locale = useLocale()
  const field = useFieldFormat()
  const byVisitors = (key: string, header: string, cell: Column<Measured>['cell']) =>
    isMobile ? [figureColumn(key, header, cell)] : []
  return [
    { key: 'page', header: t('page'), className: 'wrap-anywhere min-w-32', cell: ({ address }) => address },
    figureColumn('lcp', t('lcp'), ({ lcp }) => formatVital(locale, 'LCP', lcp)),
    ...byVisitors('lcpField', t('lcpField'), (page) => field('LCP', page.field.lcp)),
    figureColumn('cls', t('cls'), ({ cls }) => formatVital(locale, 'CLS', cls)),
    ...byVisitors('clsField', t('clsField'), (page) => field('CLS', page.field.cls)),
    figureColumn('tbt', t('tbt'), ({ tbt }) => formatVital(locale, 'TBT', tbt)),
    figureColumn('scores', t('scores'), ({ performance, accessibility, bestPractices, seo }) =>
      [performance, accessibility, bestPractices, seo].map(Math.round).join(' '),
    ),
  ]
}
