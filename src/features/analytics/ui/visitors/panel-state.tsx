import { useT } from '#platform/i18n/provider.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { visitorsTexts } from '../../messages/visitors/index.ts'

type PanelStateProps = { query: { data: unknown; isError: boolean; refetch: () => unknown }; lines: number }

/** A panel whose data is loading or could not be loaded; nothing otherwise. */
export function PanelState({ query, lines }: PanelStateProps) {
  const t = useT(visitorsTexts)
  if (query.isError)
    return (
      <FailedNote retry={t('retry')} onRetry={query.refetch}>
        {t('failed')}
      </FailedNote>
    )
  if (query.data !== undefined) return null
  return (
    <Loading label={t('loading')}>
      <SkeletonText lines={lines} />
    </Loading>
  )
}
