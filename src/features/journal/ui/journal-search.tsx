import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { ChipGroup } from '#ui/chip.tsx'
import { Paged } from '#ui/data/paged.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { journalTexts } from '../messages/index.ts'
import { JOURNAL_KINDS, type JournalKind } from '../model/journal-entry.schema.ts'
import { journalQueries } from './journal.queries.ts'
import { type DetailsOf, JournalEntries } from './journal-entries.tsx'

/** Debounce of the URL: the results follow at once. */
const TYPING_PAUSE_MS = 300
const FILTERS = ['all', ...JOURNAL_KINDS] as const

type JournalSearchProps = {
  zone: string
  detailsOf?: DetailsOf
  /** `q` and `kind`: the search and the filter. */
  search: Record<string, unknown>
  onSearch: (search: Record<string, unknown>) => void
}

/** The journal, newest first, with search and filters. */
export function JournalSearch({ zone, detailsOf, search, onSearch }: JournalSearchProps) {
  const t = useT(journalTexts)
  // The router parses `?q=12` as a number.
  const [typed, setTyped] = useState(String(search.q ?? ''))
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const filter = FILTERS.find((one) => one === search.kind) ?? 'all'
  const kind = filter === 'all' ? undefined : filter
  const query = useDeferredValue(typed.trim())
  const entries = useInfiniteQuery(journalQueries.search(query, kind))

  function updateUrl(next: { q: string; kind: JournalKind | undefined }, afterMs: number) {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => onSearch({ ...next, q: next.q || undefined }), afterMs)
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-4">
        <Field label={t('search')} className="w-full sm:max-w-xs">
          <Input
            type="search"
            size="s"
            maxLength={200}
            value={typed}
            onValueChange={(next) => {
              setTyped(next)
              updateUrl({ q: next.trim(), kind }, TYPING_PAUSE_MS)
            }}
          />
        </Field>
        <ChipGroup
          label={t('kinds')}
          options={FILTERS}
          selected={filter}
          onSelect={(next) => updateUrl({ q: typed.trim(), kind: next === 'all' ? undefined : next }, 0)}
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
