import { useQuery } from '@tanstack/react-query'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Chip } from '#ui/chip.tsx'
import type { Column } from '#ui/data/table.tsx'
import { TablePanel } from '#ui/data/table-panel.tsx'
import { figureTexts } from '../../../messages/figures/index.ts'
import { periodTexts } from '../../../messages/period/index.ts'
import { vitalsTexts } from '../../../messages/vitals/index.ts'
import { writePeriodSearch } from '../../../model/period-search.ts'
import {
  VITAL_DIMENSIONS,
  type VitalChange,
  type VitalFilter,
  vitalFilter,
} from '../../../model/vitals/vitals-report.schema.ts'
import { ExampleLabel } from '../figures/example-label.tsx'
import { PeriodBar } from '../period-picker.tsx'
import { usePeriod } from '../use-period.ts'
import { CoreVitals } from './core-vitals.tsx'
import { VitalDetails } from './vital-details.tsx'
import { useDimensionName, useVitalFormat } from './vital-format.ts'
import { type VitalsReportQuery, vitalsQueries } from './vitals.queries.ts'

export const VITALS_TEXTS = [vitalsTexts, periodTexts, figureTexts] as const

/** Search: period and filters. */
export function VitalsScreen({ search, onSearch }: SearchProps & Uses<typeof VITALS_TEXTS>) {
  const t = useT(vitalsTexts)
  const nameOf = useDimensionName()
  const chosen = usePeriod(search)
  const filter = vitalFilter.catch({}).parse(search)
  const query = { ...chosen.period, figures: chosen.figures, ...filter }
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

/** Builds that made a route slower or faster, by the rule of `model/regression.ts`. */
function VitalChanges({ query: filter }: { query: VitalsReportQuery }) {
  const t = useT(vitalsTexts)
  const query = useQuery(vitalsQueries.changes(filter))
  return (
    <TablePanel
      title={t('changes')}
      mark={<ExampleLabel isExample={query.data?.isExample} />}
      help={t('changesHelp')}
      query={query}
      t={t}
      columns={useColumns()}
      rows={query.data?.changes}
      rowKey={({ metric, route, device, after }) => [metric, route, device, after.build].join(' ')}
      empty={t('noChanges')}
    />
  )
}

function useColumns(): Column<VitalChange>[] {
  const t = useT(vitalsTexts)
  const { vital, number } = useVitalFormat()
  const note = 'block font-normal text-[13px] text-ink-3'
  return [
    {
      key: 'build',
      className: 'whitespace-nowrap',
      header: t('dimension.build'),
      cell: ({ before, after }) => (
        <>
          {t('build', { number: after.build })}
          <span className={note}>{t('versus', { build: before.build })}</span>
        </>
      ),
    },
    {
      key: 'place',
      header: t('place'),
      className: 'whitespace-nowrap',
      cell: ({ route, device }) => (
        <>
          {route}
          <span className={note}>{t(`device.${device}`)}</span>
        </>
      ),
    },
    {
      key: 'change',
      header: t('change'),
      cell: ({ metric, direction }) => (
        <>
          {metric}{' '}
          <span className={direction === 'worse' ? 'font-semibold text-danger' : 'text-ok'}>
            {t(`change.${direction}`)}
          </span>
        </>
      ),
    },
    {
      key: 'values',
      header: t('beforeAfter'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ metric, before, after }) => `${vital(metric, before.p75)} → ${vital(metric, after.p75)}`,
    },
    {
      key: 'samples',
      header: t('samples'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ before, after }) => t('samples.both', { before: number(before.samples), after: number(after.samples) }),
    },
  ]
}
