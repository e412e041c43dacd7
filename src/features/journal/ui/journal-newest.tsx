import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Note } from '#ui/note.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { journalTexts } from '../messages/index.ts'
import { journalQueries } from './journal.queries.ts'
import { type DetailsOf, JournalEntries } from './journal-entries.tsx'

/** The newest entries, for the admin overview. */
export function JournalNewest({ limit, detailsOf }: { limit: number; detailsOf?: DetailsOf }) {
  const t = useT(journalTexts)
  const { data, isError } = useQuery(journalQueries.newest(limit))

  if (isError) return <Note tone="danger">{t('failed')}</Note>
  if (!data)
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={limit} />
      </Loading>
    )
  if (data.entries.length === 0) return <EmptyState>{t('none')}</EmptyState>
  return <JournalEntries headings="h3" entries={data.entries} detailsOf={detailsOf} />
}
