import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import type { Column } from '#ui/data/table.tsx'
import { TablePanel } from '#ui/data/table-panel.tsx'
import { vitalsTexts } from '../../messages/vitals/index.ts'
import type { VitalChange, VitalsQuery } from '../../model/vitals-report.schema.ts'
import { useVitalFormat } from './vital-format.ts'
import { vitalsQueries } from './vitals.queries.ts'

/** Builds that made a route slower or faster, by the rule of `model/regression.ts`. */
export function VitalChanges({ query: filter }: { query: VitalsQuery }) {
  const t = useT(vitalsTexts)
  const query = useQuery(vitalsQueries.changes(filter))
  return (
    <TablePanel
      title={t('changes')}
      help={t('changesHelp')}
      query={query}
      texts={{ failed: t('failed'), retry: t('retry') }}
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
