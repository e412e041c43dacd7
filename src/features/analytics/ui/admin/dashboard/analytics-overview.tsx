import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { BarList } from '#ui/chart/bar-list.tsx'
import { Figure, Figures } from '#ui/data/figures.tsx'
import { Panel, panelActionStyles } from '#ui/data/panel.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkStyles } from '#ui/link.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { dashboardTexts } from '../../../messages/dashboard/index.ts'
import { type ChosenPeriod, writePeriodSearch } from '../../../model/period-search.ts'
import type { VisitorsReport } from '../../../model/visitors-report.schema.ts'
import { ExampleLabel } from '../figures/example-label.tsx'
import { PeriodBar } from '../period-picker.tsx'
import { usePeriod } from '../use-period.ts'
import { useFigureFormat } from '../visitors/visitor-format.ts'
import { visitorsQueries } from '../visitors/visitors.queries.ts'
import { VisitorsChart } from '../visitors/visitors-chart.tsx'

/** Visitors of a period, for the admin dashboard. Search: the period. */
export function AnalyticsOverview({ search, onSearch }: SearchProps) {
  const t = useT(dashboardTexts)
  const chosen = usePeriod(search)
  return (
    <section aria-labelledby="site-figures" className="mt-1 flex flex-col gap-[18px]">
      <PeriodBar
        value={chosen}
        onChange={(next) => onSearch({ ...next })}
        heading={
          <h2 id="site-figures" className="text-[1.2rem]">
            {t('site')}
          </h2>
        }
      />
      <VisitorsOverview chosen={chosen} />
    </section>
  )
}

const TOP_PAGES = 5

/** Key figures, chart and top pages of a period, with links to the visitors screen. */
function VisitorsOverview({ chosen }: { chosen: ChosenPeriod }) {
  const t = useT(dashboardTexts)
  const report = { ...chosen, filters: {} }
  const query = useQuery(visitorsQueries.report(report))
  const skeleton = (
    <div className="flex flex-col gap-[18px]">
      <Skeleton shape="block" className="skeleton-figures h-52 w-full" />
      <Skeleton shape="block" className="skeleton-bars h-72 w-full" />
    </div>
  )
  return (
    <Loaded t={t} query={query} skeleton={skeleton}>
      {(data) => (
        <div className="flex flex-col gap-[18px]">
          <Figures label={t('figures')} mark={data.isExample && <ExampleLabel isExample />}>
            {data.hasData && <VisitFigures data={data} chosen={chosen} />}
            <GoalFigures data={data} />
          </Figures>
          {data.hasData ? (
            <div className="grid gap-[18px] xl:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] 2xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <VisitorsChart data={data} report={report} isCompact />
              <TopPages chosen={chosen} />
            </div>
          ) : (
            <EmptyState title={t('empty')}>{t('empty.text')}</EmptyState>
          )}
        </div>
      )}
    </Loaded>
  )
}

function VisitFigures({ data, chosen }: { data: VisitorsReport; chosen: ChosenPeriod }) {
  const t = useT(dashboardTexts)
  const { number, decimal, percent, change } = useFigureFormat()
  const { totals, previous, consentShare, previousConsentShare } = data
  const visitorsLink = (label: string) => (
    <Link to="/admin/visitors" search={writePeriodSearch(chosen)} className={linkStyles({ tone: 'bare' })}>
      {label}
    </Link>
  )
  return (
    <>
      <Figure value={number(totals.visitors)} change={change(totals.visitors, previous.visitors)}>
        {visitorsLink(t('visitors'))}
      </Figure>
      <Figure value={number(totals.views)} change={change(totals.views, previous.views)}>
        {visitorsLink(t('views', { each: decimal(totals.viewsPerVisit ?? 0) }))}
      </Figure>
      <Figure value={number(totals.visits)} change={change(totals.visits, previous.visits)}>
        {visitorsLink(t('visits'))}
      </Figure>
      <Figure
        value={consentShare === null ? '–' : percent(consentShare)}
        change={change(consentShare, previousConsentShare, { isDifference: true })}
      >
        {visitorsLink(t(consentShare === null ? 'consentUnknown' : 'consent'))}
      </Figure>
    </>
  )
}

/** What the product knows for certain, also of visitors without consent. */
function GoalFigures({ data: { goals } }: { data: VisitorsReport }) {
  const t = useT(dashboardTexts)
  const { number, change } = useFigureFormat()
  return goals.map(({ goal, total, previousTotal, visits }) => (
    <Figure key={goal} value={number(total)} change={change(total, previousTotal)}>
      {t(`goal.${goal}`, { measured: number(Math.min(visits, total)) })}
    </Figure>
  ))
}

function TopPages({ chosen }: { chosen: ChosenPeriod }) {
  const t = useT(dashboardTexts)
  const { number } = useFigureFormat()
  const pages = useQuery(visitorsQueries.breakdown({ ...chosen, filters: {} }, 'page', TOP_PAGES))
  return (
    <Panel
      title={t('topPages')}
      mark={<ExampleLabel isExample={pages.data?.isExample} />}
      action={
        <Link to="/admin/visitors" search={writePeriodSearch(chosen)} className={panelActionStyles}>
          {t('allPages')}
        </Link>
      }
    >
      <Loaded t={t} query={pages} skeleton={<Skeleton shape="block" className="skeleton-rows h-52 w-full" />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="text-ink-2">{t('noPages')}</p>
          ) : (
            <BarList
              label={t('topPages')}
              headers={[t('page'), t('pageViews')]}
              rows={rows.map(({ value, views }) => ({ key: value, label: value, value: views, text: number(views) }))}
            />
          )
        }
      </Loaded>
    </Panel>
  )
}
