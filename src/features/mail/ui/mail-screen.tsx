import { useDeferredValue, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { ChipGroup } from '#ui/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { mailAdminTexts } from '../messages/admin/index.ts'
import { EMAIL_STATUSES } from '../model/email.ts'
import { MailList } from './mail-list.tsx'
import { MailStatusNote } from './mail-status-note.tsx'

const STATUS_FILTERS = ['all', ...EMAIL_STATUSES] as const

type MailScreenProps = {
  /** Filters of the URL: `q` and `status`. */
  search: Record<string, unknown>
  onSearch: (search: Record<string, unknown>) => void
}

/** Mail delivery status and the mail log. */
export function MailScreen({ search, onSearch }: MailScreenProps) {
  const t = useT(mailAdminTexts)
  // State as well: navigation is asynchronous, and a number in the URL is parsed as one.
  const [query, setQuery] = useState(() => String(search.q ?? ''))
  const status = EMAIL_STATUSES.find((one) => one === search.status)

  function searchFor(q: string) {
    setQuery(q)
    onSearch({ q: q || undefined, status })
  }

  return (
    <>
      <MailStatusNote />
      <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-4">
        <Field label={t('search')} className="w-full sm:max-w-xs">
          <Input type="search" size="s" value={query} onValueChange={searchFor} />
        </Field>
        <ChipGroup
          label={t('states')}
          options={STATUS_FILTERS}
          selected={status ?? 'all'}
          onSelect={(next) => onSearch({ q: query || undefined, status: next === 'all' ? undefined : next })}
        >
          {(option) => t(`state.${option}`)}
        </ChipGroup>
      </div>
      <MailList query={useDeferredValue(query.trim())} status={status} />
    </>
  )
}
