import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { auditReportTexts } from '../../messages/report/index.ts'

type Query<Data> = { data: Data | undefined; isError: boolean; refetch: () => unknown }

/** Something of the report that is loading, failed, or there. */
export function LoadedReport<Data>({ query, children }: { query: Query<Data>; children: (data: Data) => ReactNode }) {
  const t = useT(auditReportTexts)
  if (query.isError)
    return (
      <FailedNote retry={t('retry')} onRetry={query.refetch}>
        {t('failed')}
      </FailedNote>
    )
  if (query.data === undefined)
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={5} />
      </Loading>
    )
  return children(query.data)
}
