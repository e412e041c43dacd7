import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Button } from '#ui/button.tsx'
import { Panel, panelActionStyles } from '#ui/data/panel.tsx'
import { type Column, Table } from '#ui/data/table.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Select } from '#ui/form/select.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { searchConsoleTexts } from '../../../messages/search-console/index.ts'
import type { Period } from '../../../model/period.ts'
import type { SearchReport, SearchTable } from '../../../model/search-console/search-console.schema.ts'
import { formatPeriod } from '../format-period.ts'
import { useFigureFormat } from '../visitors/visitor-format.ts'
import { ImportForm } from './import-form.tsx'
import { searchConsoleQueries, useSearchImports } from './search-console.queries.ts'

export const SEARCH_CONSOLE_TEXTS = [searchConsoleTexts] as const

type PanelProps = Uses<typeof SEARCH_CONSOLE_TEXTS> & { className?: string }

/** Imported figures of Search Console: pages beside their measured views, and queries. */
export function SearchConsolePanel({ className }: PanelProps) {
  const t = useT(searchConsoleTexts)
  const [wanted, setWanted] = useState<Period>()
  const [isImporting, setImporting] = useState(false)
  const query = useQuery(searchConsoleQueries.report(wanted))
  return (
    <Panel
      title={t('title')}
      help={t('help')}
      className={className}
      action={
        <button
          type="button"
          aria-expanded={isImporting}
          onClick={() => setImporting(!isImporting)}
          className={panelActionStyles}
        >
          {t(isImporting ? 'import.close' : 'import.open')}
        </button>
      }
    >
      {isImporting && (
        <div className="mb-5 border-line border-y py-4">
          <ImportForm onImported={setWanted} />
        </div>
      )}
      <Loaded t={t} query={query} lines={4}>
        {(report) =>
          report.chosen ? (
            <Report report={report} chosen={report.chosen} onPeriod={setWanted} />
          ) : (
            <p className="max-w-[44em] text-[14px] text-ink-2">{t('none')}</p>
          )
        }
      </Loaded>
    </Panel>
  )
}

type ReportProps = { report: SearchReport; chosen: Period; onPeriod: (period: Period | undefined) => void }

function Report({ report, chosen, onPeriod }: ReportProps) {
  const t = useT(searchConsoleTexts)
  const locale = useLocale()
  const [table, setTable] = useState<SearchTable>('page')
  const keyOf = ({ from, to }: Period) => `${from} ${to}`
  const found = report.periods.find((period) => keyOf(period) === keyOf(chosen))
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <Field label={t('period')} className="w-64 max-w-full">
          <Select
            size="s"
            value={keyOf(chosen)}
            options={report.periods.map((period) => ({ value: keyOf(period), label: formatPeriod(locale, period) }))}
            onValueChange={(key) => onPeriod(report.periods.find((period) => keyOf(period) === key))}
          />
        </Field>
        <Segmented
          label={t('title')}
          value={table}
          onValueChange={setTable}
          options={[
            { value: 'page', label: t('pages') },
            { value: 'query', label: t('queries') },
          ]}
        />
        <RemoveButton key={keyOf(chosen)} period={chosen} onRemoved={() => onPeriod(undefined)} />
      </div>
      {found?.[table] ? (
        <Rows key={`${table} ${keyOf(chosen)}`} report={report} table={table} />
      ) : (
        <p className="text-[14px] text-ink-2">{t(`missing.${table}`)}</p>
      )}
    </>
  )
}

const TOP_ROWS = 15

type Row = SearchReport['pages'][number]

function Rows({ report, table }: { report: SearchReport; table: SearchTable }) {
  const t = useT(searchConsoleTexts)
  const { number, decimal, precisePercent } = useFigureFormat()
  const [isWhole, setWhole] = useState(false)
  const rows = table === 'page' ? report.pages : report.queries.map((row) => ({ ...row, page: row.query, views: null }))
  const figure = (key: keyof Row, format: (value: number) => string): Column<Row> => ({
    key,
    header: t(key),
    align: 'end',
    cell: (row) => {
      const value = row[key]
      return <span className="measure whitespace-nowrap">{typeof value === 'number' ? format(value) : '–'}</span>
    },
  })
  const columns: Column<Row>[] = [
    { key: 'name', header: t(table), cell: ({ page }) => <span className="wrap-anywhere">{page}</span> },
    ...(table === 'page' ? [figure('views', number)] : []),
    figure('clicks', number),
    figure('impressions', number),
    figure('rate', precisePercent),
    figure('position', decimal),
  ]
  return (
    <>
      <Table
        caption={t(table === 'page' ? 'pages' : 'queries')}
        columns={columns}
        rows={isWhole ? rows : rows.slice(0, TOP_ROWS)}
        rowKey={({ page }) => page}
        empty=""
      />
      {rows.length > TOP_ROWS && (
        <button type="button" onClick={() => setWhole(!isWhole)} className={panelActionStyles}>
          {isWhole ? t('top') : t('all', { count: rows.length })}
        </button>
      )}
    </>
  )
}

function RemoveButton({ period, onRemoved }: { period: Period; onRemoved: () => void }) {
  const t = useT(searchConsoleTexts)
  const { remove } = useSearchImports()
  const [state, setState] = useState<'closed' | 'open' | 'busy' | 'failed'>('closed')

  async function confirm() {
    setState('busy')
    try {
      await remove(period)
      onRemoved()
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setState('open')}>
        {t('remove')}
      </Button>
      <Confirm
        open={state !== 'closed'}
        tone="danger"
        title={t('remove')}
        description={t('remove.confirm', { period: formatPeriod(useLocale(), period) })}
        confirmLabel={t('remove.yes')}
        cancelLabel={t('remove.no')}
        pending={state === 'busy'}
        {...(state === 'failed' && { error: t('remove.failed') })}
        onConfirm={confirm}
        onCancel={() => setState('closed')}
      />
    </>
  )
}
