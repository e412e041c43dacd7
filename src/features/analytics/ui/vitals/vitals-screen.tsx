import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { Chip } from '#ui/chip.tsx'
import { vitalsTexts } from '../../messages/vitals/index.ts'
import { writePeriodSearch } from '../../model/period-search.ts'
import { VITAL_DIMENSIONS, type VitalFilter, vitalFilter } from '../../model/vitals-report.schema.ts'
import { PeriodBar, usePeriod } from '../period-picker.tsx'
import { CoreVitals } from './core-vitals.tsx'
import { VitalChanges } from './vital-changes.tsx'
import { VitalDetails } from './vital-details.tsx'
import { useDimensionName } from './vital-format.ts'
import { vitalsQueries } from './vitals.queries.ts'

type VitalsScreenProps = {
  /** Search parameters: period and filters. */
  search: Record<string, unknown>
  onSearch: (search: Record<string, unknown>) => void
}

export function VitalsScreen({ search, onSearch }: VitalsScreenProps) {
  const t = useT(vitalsTexts)
  const nameOf = useDimensionName()
  const chosen = usePeriod(search)
  const filter = vitalFilter.catch({}).parse(search)
  const query = { ...chosen.period, ...filter }
  const active = VITAL_DIMENSIONS.filter((dimension) => filter[dimension] !== undefined)
  const { data: report } = useQuery(vitalsQueries.report(query))
  const hasSamples = report?.metrics.some(({ samples }) => samples > 0)
  const show = (next: VitalFilter) => onSearch({ ...writePeriodSearch(chosen), ...next })

  return (
    <div className="flex flex-col gap-[18px]">
      <PeriodBar value={chosen} onChange={(period) => onSearch({ ...period, ...filter })} />
      {active.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-[14px] text-ink-2">{t('filters')}</span>
          {active.map((dimension) => {
            const name = nameOf(dimension, String(filter[dimension]))
            return (
              <Chip
                key={dimension}
                removeLabel={t('removeFilter', { name })}
                onRemove={() => show({ ...filter, [dimension]: undefined })}
              >
                {name}
              </Chip>
            )
          })}
        </div>
      )}
      <CoreVitals query={query} onDevice={(device) => show({ ...filter, device })} />
      {hasSamples && (
        <>
          <VitalChanges query={query} />
          <VitalDetails query={query} onFilter={(dimension, value) => show({ ...filter, [dimension]: value })} />
        </>
      )}
    </div>
  )
}
