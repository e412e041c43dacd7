import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { linkStyles } from '#ui/link.tsx'
import { dashboardTexts } from '../../messages/dashboard/index.ts'
import { writePeriodSearch } from '../../model/period-search.ts'
import { vitalFilter } from '../../model/vitals-report.schema.ts'
import { PeriodPicker, PeriodSentence, usePeriod } from '../period-picker.tsx'
import { CoreVitals } from '../vitals/core-vitals.tsx'
import { VitalsEmpty } from '../vitals/vitals-empty.tsx'
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
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <p className="text-ink-2">
          <PeriodSentence period={chosen.period} />
        </p>
        <PeriodPicker value={chosen} onChange={(next) => onSearch({ ...next, device })} />
      </div>
      <VisitorsOverview chosen={chosen} />
      <CoreVitals
        query={{ ...chosen.period, device }}
        onDevice={(next) => onSearch({ ...period, device: next })}
        empty={<VitalsEmpty />}
        link={
          <Link to="/admin/vitals" search={{ ...period, device }} className={linkStyles()}>
            {t('allVitals')}
          </Link>
        }
      />
    </div>
  )
}
