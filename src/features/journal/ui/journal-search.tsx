import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { ChipGroup } from '#ui/chip.tsx'
import { Paged } from '#ui/data/paged.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { journalTexts } from '../messages/index.ts'
import { journalQueries } from './journal.queries.ts'
import { type DetailsOf, JournalEntries } from './journal-entries.tsx'

/** Search term per filter, matched against the action. */
const KINDS = {
  all: '',
  settings: 'settings.',
  user: 'user.',
  /** Filtered by the server: these actions share no term. */
  security: '',
  message: 'message',
  appointment: 'appointment',
  rule: 'rule.',
  letter: 'letter',
  post: 'post',
  text: 'text.',
} as const
type Kind = keyof typeof KINDS

/** The journal, newest first, with search and filters. */
export function JournalSearch({ detailsOf }: { detailsOf?: DetailsOf }) {
  const t = useT(journalTexts)
  const [name, setName] = useState('')
  const [kind, setKind] = useState<Kind>('all')

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-4">
        <Field label={t('search')} className="w-full max-w-xs">
          <Input
            type="search"
            size="s"
            value={name}
            onValueChange={(next) => {
              setName(next)
              setKind('all')
            }}
          />
        </Field>
        <ChipGroup
          label={t('kinds')}
          options={Object.keys(KINDS) as Kind[]}
          selected={kind}
          onSelect={(option) => {
            setKind(option)
            setName('')
          }}
        >
          {(option) => t(`kind.${option}`)}
        </ChipGroup>
      </div>
      <JournalResults
        query={useDeferredValue(name.trim() || KINDS[kind])}
        isSecurity={kind === 'security'}
        detailsOf={detailsOf}
      />
    </>
  )
}

type JournalResultsProps = { query: string; isSecurity: boolean; detailsOf: DetailsOf | undefined }

function JournalResults({ query, isSecurity, detailsOf }: JournalResultsProps) {
  const t = useT(journalTexts)
  const search = useInfiniteQuery(journalQueries.search(query, isSecurity ? 'security' : undefined))
  return (
    <Paged
      search={search}
      itemsOf={(page) => page.entries}
      t={t}
      empty={t(query || isSecurity ? 'noneFound' : 'none')}
      more={t('older')}
    >
      {(entries) => <JournalEntries entries={entries} detailsOf={detailsOf} />}
    </Paged>
  )
}
