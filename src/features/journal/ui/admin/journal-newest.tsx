import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { journalTexts } from '../../messages/index.ts'
import { journalQueries } from './journal.queries.ts'
import { type DetailsOf, JournalEntries } from './journal-entries.tsx'

type JournalNewestProps = { limit: number; zone: string; detailsOf?: DetailsOf }

export function JournalNewest({ limit, zone, detailsOf }: JournalNewestProps) {
  const t = useT(journalTexts)
  return (
    <Loaded query={useQuery(journalQueries.newest(limit))} t={t} lines={limit}>
      {({ entries }) =>
        entries.length === 0 ? (
          <p className="text-ink-2">{t('none')}</p>
        ) : (
          <JournalEntries headings="h3" entries={entries} zone={zone} detailsOf={detailsOf} />
        )
      }
    </Loaded>
  )
}
