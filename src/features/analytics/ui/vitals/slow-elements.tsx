import { useQuery } from '@tanstack/react-query'
import { localizedPath } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Column } from '#ui/data/table.tsx'
import { TablePanel } from '#ui/data/table-panel.tsx'
import { vitalsTexts } from '../../messages/vitals/index.ts'
import type { Metric } from '../../model/event.schema.ts'
import type { SlowElement, VitalsQuery } from '../../model/vitals-report.schema.ts'
import { RatingWord } from './vital-card.tsx'
import { useVitalFormat } from './vital-format.ts'
import { vitalsQueries } from './vitals.queries.ts'

/** Phases with a translation; others are shown by their `web-vitals` name. */
const PHASES = [
  'timeToFirstByte',
  'resourceLoadDelay',
  'resourceLoadDuration',
  'elementRenderDelay',
  'inputDelay',
  'processingDuration',
  'presentationDelay',
] as const

export function SlowElements({ query: filter, metric }: { query: VitalsQuery; metric: Metric }) {
  const t = useT(vitalsTexts)
  const query = useQuery(vitalsQueries.elements(filter, metric))
  return (
    <TablePanel
      title={t('elements', { metric })}
      help={t('elementsHelp')}
      query={query}
      texts={{ failed: t('failed'), retry: t('retry') }}
      columns={useColumns(metric)}
      rows={query.data?.rows}
      rowKey={({ route, language, target, phase }) => [route, language, target, phase].join(' ')}
      empty={t('noElements')}
    />
  )
}

function useColumns(metric: Metric): Column<SlowElement>[] {
  const t = useT(vitalsTexts)
  const { vital, number } = useVitalFormat()
  return [
    {
      key: 'element',
      header: t('element'),
      className: 'min-w-40',
      cell: ({ target }) =>
        target === null ? (
          <span className="font-normal text-ink-2">{t('wholePage')}</span>
        ) : (
          <code className="break-words font-medium font-mono text-[12.5px] text-brand-strong">{target}</code>
        ),
    },
    {
      key: 'place',
      header: t('place'),
      className: 'whitespace-nowrap',
      cell: ({ route, language }) => localizedPath(language, route),
    },
    {
      key: 'phase',
      header: t('phase'),
      cell: ({ phase }) => {
        const known = PHASES.find((one) => one === phase)
        return known ? t(`phase.${known}`) : phase
      },
    },
    {
      key: 'p75',
      header: t('p75'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ p75, rating }) => (
        <>
          {p75 !== null && vital(metric, p75)}{' '}
          <span className="ml-1.5">
            <RatingWord rating={rating} />
          </span>
        </>
      ),
    },
    { key: 'samples', header: t('samples'), align: 'end', cell: ({ samples }) => number(samples) },
  ]
}
