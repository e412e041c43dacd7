import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Figure, Figures } from '#ui/data/figures.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { periodTexts } from '../../../messages/period/index.ts'
import { visitorsTexts } from '../../../messages/visitors/index.ts'
import { writePeriodSearch } from '../../../model/period-search.ts'
import { DIMENSIONS, FILTERS, type VisitFilters, type VisitorsReport } from '../../../model/visitors-report.schema.ts'
import { readFilters, type VisitorsSearch } from '../../../model/visitors-search.ts'
import { CRAWLER_TEXTS, CrawlerPanel } from '../crawler-panel.tsx'
import { ExampleLabel } from '../figures/example-label.tsx'
import { PeriodPicker, PeriodSentence } from '../period-picker.tsx'
import { SEARCH_CONSOLE_TEXTS, SearchConsolePanel } from '../search-console/search-console-panel.tsx'
import { usePeriod } from '../use-period.ts'
import { BreakdownPanel, FunnelPanel, GoalsPanel, LivePanel, OwnGoalsPanel } from './visit-panels.tsx'
import { useFigureFormat, useValueName } from './visitor-format.ts'
import { type Report, useExport, visitorsQueries } from './visitors.queries.ts'
import { VisitorsChart } from './visitors-chart.tsx'

export const VISITORS_TEXTS = [visitorsTexts, periodTexts, ...CRAWLER_TEXTS, ...SEARCH_CONSOLE_TEXTS] as const
export type VisitorsScreenProps = Uses<typeof VISITORS_TEXTS> & {
  search: VisitorsSearch
  /** Replaces the search of the address. */
  onSearch: (search: VisitorsSearch) => void
}

export function VisitorsScreen({ texts, search, onSearch }: VisitorsScreenProps) {
  const t = useT(visitorsTexts)
  const chosen = usePeriod(search)
  const filters = readFilters(search)
  const report: Report = { ...chosen, filters }
  const query = useQuery(visitorsQueries.report(report))
  const { data, isPlaceholderData } = query
  const show = (next: VisitFilters) => onSearch({ ...writePeriodSearch(chosen), ...next })

  return (
    <>
      <p className="mb-4 text-ink-2">
        <PeriodSentence period={chosen.period} />
      </p>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <PeriodPicker value={chosen} hasResolution onChange={(next) => onSearch({ ...next, ...filters })} />
        {data?.hasData && <ExportButton report={report} />}
      </div>
      <FilterChips report={report} onChange={show} />
      <Loaded t={t} query={query} skeleton={<ReportSkeleton />}>
        {(found) =>
          found.hasData ? (
            <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? 'opacity-60' : undefined}>
              <Panels data={found} report={report} onFilter={(next) => show({ ...filters, ...next })} />
            </div>
          ) : (
            <EmptyState title={t('empty')}>{t('empty.text')}</EmptyState>
          )
        }
      </Loaded>
      <SearchConsolePanel texts={texts} className="mt-4" />
      {/* Crawlers are counted without consent, so this panel has figures before any visit is measured. */}
      <CrawlerPanel texts={texts} period={chosen.period} figures={chosen.figures} className="mt-4" />
    </>
  )
}

type PanelsProps = { data: VisitorsReport; report: Report; onFilter: (next: VisitFilters) => void }

function Panels({ data, report, onFilter }: PanelsProps) {
  return (
    <>
      <VisitorsFigures data={data} />
      <ConsentSentence data={data} />
      <VisitorsChart data={data} report={report} />
      {/* Panels of different heights side by side, without gaps under the short ones. */}
      <div className="mt-4 gap-4 md:columns-2 [&>*]:mb-4 [&>*]:break-inside-avoid">
        <LivePanel />
        <GoalsPanel
          data={data}
          isFiltered={Object.values(report.filters).some((value) => value !== undefined)}
          onSelect={(goal) => onFilter({ goal })}
        />
        <OwnGoalsPanel data={data} onClick={(click) => onFilter({ click })} />
        <FunnelPanel report={report} />
        {DIMENSIONS.map((by) => (
          <BreakdownPanel key={by} by={by} report={report} onSelect={(value) => onFilter({ [by]: value })} />
        ))}
      </div>
    </>
  )
}

function ConsentSentence({ data }: { data: VisitorsReport }) {
  const { consentShare: share, previousConsentShare: previous, isExample } = data
  const t = useT(visitorsTexts)
  const { percent } = useFigureFormat()
  return (
    <p className="mt-3 mb-5 max-w-[48em] text-[14px] text-ink-2">
      {share === null ? t('consentUnknown') : t('consentShare', { share: percent(share) })}
      {share !== null && previous !== null && ` ${t('consentBefore', { share: percent(previous) })}`}{' '}
      <ExampleLabel isExample={isExample} />
    </p>
  )
}

function ExportButton({ report }: { report: Report }) {
  const t = useT(visitorsTexts)
  const { show } = useToast()
  const { mutateAsync, isPending } = useExport()
  return (
    <Button
      size="s"
      variant="ghost"
      pending={isPending}
      onClick={() => mutateAsync(report).catch(() => show({ title: t('exportFailed'), tone: 'danger' }))}
    >
      {t('export')}
    </Button>
  )
}

function ReportSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton shape="block" className="skeleton-figures h-24 w-full" />
      <Skeleton shape="block" className="skeleton-bars h-72 w-full" />
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton shape="block" className="skeleton-rows h-52" />
        <Skeleton shape="block" className="skeleton-rows h-52" />
      </div>
    </div>
  )
}

function VisitorsFigures({ data: { totals, previous, isExample } }: { data: VisitorsReport }) {
  const t = useT(visitorsTexts)
  const { number, decimal, percent, duration, change } = useFigureFormat()
  const text = (value: number | null, format: (value: number) => string) =>
    value === null ? t('unknown') : format(value)
  return (
    <Figures label={t('figures')} mark={isExample && <ExampleLabel isExample />} columns={3}>
      {(['visitors', 'visits', 'views'] as const).map((key) => (
        <Figure key={key} value={number(totals[key])} change={change(totals[key], previous[key])}>
          {t(key)}
        </Figure>
      ))}
      <Figure value={text(totals.viewsPerVisit, decimal)} change={change(totals.viewsPerVisit, previous.viewsPerVisit)}>
        {t('viewsPerVisit')}
      </Figure>
      <Figure
        value={text(totals.bounceRate, percent)}
        change={change(totals.bounceRate, previous.bounceRate, { isDifference: true, lessIsBetter: true })}
      >
        {t('bounceRate')}
      </Figure>
      <Figure value={text(totals.visitSeconds, duration)} change={change(totals.visitSeconds, previous.visitSeconds)}>
        {t('visitTime')}
      </Figure>
    </Figures>
  )
}

type FilterChipsProps = { report: Report; onChange: (filters: VisitFilters) => void }

function FilterChips({ report, onChange }: FilterChipsProps) {
  const t = useT(visitorsTexts)
  const nameOf = useValueName(report)
  const { filters } = report
  const set = FILTERS.flatMap((name) => (filters[name] === undefined ? [] : [{ name, value: filters[name] }]))
  if (set.length === 0) return null
  return (
    <section aria-label={t('filters')} className="mb-5 flex flex-wrap items-center gap-2">
      {set.map(({ name, value }) => {
        const text = t(`filter.${name}`, { value: nameOf(name, value) })
        const { [name]: _removed, ...others } = filters
        return (
          <Chip key={name} removeLabel={t('removeFilter', { filter: text })} onRemove={() => onChange(others)}>
            <span className="max-w-[16em] truncate" title={text}>
              {text}
            </span>
          </Chip>
        )
      })}
      {set.length > 1 && (
        <Button size="s" variant="quiet" onClick={() => onChange({})}>
          {t('clearFilters')}
        </Button>
      )}
    </section>
  )
}
