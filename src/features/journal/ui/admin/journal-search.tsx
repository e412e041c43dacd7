import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useSearchText } from '#platform/client/use-search-text.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { ChipGroup } from '#ui/chip.tsx'
import { Paged } from '#ui/data/paged.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { journalTexts } from '../../messages/index.ts'
import { JOURNAL_KINDS } from '../../model/journal-entry.schema.ts'
import { journalQueries } from './journal.queries.ts'
import { type DetailsOf, JournalEntries } from './journal-entries.tsx'

const FILTERS = ['all', ...JOURNAL_KINDS] as const

type JournalSearchProps = SearchProps & Uses<[typeof journalTexts]> & { zone: string; detailsOf?: DetailsOf }

/** The journal, newest first, with search (`q`) and filter (`kind`). */
export function JournalSearch({ zone, detailsOf, search, onSearch }: JournalSearchProps) {
  const t = useT(journalTexts)
  // Only the URL is debounced: the results follow at once. The router parses `?q=12` as a number.
  const [typed, setTyped] = useSearchText(String(search.q ?? ''), (q) => onSearch({ ...search, q: q || undefined }))
  const filter = FILTERS.find((one) => one === search.kind) ?? 'all'
  const kind = filter === 'all' ? undefined : filter
  const query = useDeferredValue(typed.trim())
  const entries = useInfiniteQuery(journalQueries.search(query, kind))

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-4">
        <Field label={t('search')} className="w-full sm:max-w-xs">
          <Input type="search" size="s" maxLength={200} value={typed} onValueChange={setTyped} />
        </Field>
        <ChipGroup
          label={t('kinds')}
          options={FILTERS}
          selected={filter}
          onSelect={(next) => onSearch({ q: typed.trim() || undefined, kind: next === 'all' ? undefined : next })}
        >
          {(option) => t(`kind.${option}`)}
        </ChipGroup>
      </div>
      <Paged
        search={entries}
        itemsOf={(page) => page.entries}
        t={t}
        empty={t(query || kind ? 'noneFound' : 'none')}
        more={t('older')}
      >
        {(shown) => <JournalEntries entries={shown} zone={zone} detailsOf={detailsOf} />}
      </Paged>
    </>
  )
}
