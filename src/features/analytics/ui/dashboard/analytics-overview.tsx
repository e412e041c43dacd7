import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { linkStyles } from '#ui/link.tsx'
import { dashboardTexts } from '../../messages/dashboard/index.ts'
import { writePeriodSearch } from '../../model/period-search.ts'
import { vitalFilter } from '../../model/vitals-report.schema.ts'
import { PeriodBar, usePeriod } from '../period-picker.tsx'
import { CoreVitals } from '../vitals/core-vitals.tsx'
import { VisitorsOverview } from './visitors-overview.tsx'

type AnalyticsOverviewProps = {
  /** Search parameters: period and device class of the web vitals. */
  search: Record<string, unknown>
  onSearch: (search: Record<string, unknown>) => void
}

/** Visitors and web vitals of a period, for the admin dashboard. */
export function AnalyticsOverview({ search, onSearch }: AnalyticsOverviewProps) {
  const t = useT(dashboardTexts)
  const chosen = usePeriod(search)
  const { device } = vitalFilter.pick({ device: true }).catch({}).parse(search)
  const period = writePeriodSearch(chosen)
  return (
    <div className="flex flex-col gap-[18px]">
      <PeriodBar value={chosen} onChange={(next) => onSearch({ ...next, device })} />
      <VisitorsOverview chosen={chosen} />
      <CoreVitals
        query={{ ...chosen.period, device }}
        onDevice={(next) => onSearch({ ...period, device: next })}
        link={
          <Link to="/admin/vitals" search={{ ...period, device }} className={linkStyles()}>
            {t('allVitals')}
          </Link>
        }
      />
    </div>
  )
}
