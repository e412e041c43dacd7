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

/** Mail delivery status and the mail log. */
export function MailScreen() {
  const t = useT(mailAdminTexts)
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<(typeof STATUS_FILTERS)[number]>('all')
  return (
    <>
      <MailStatusNote />
      <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-4">
        <Field label={t('search')} className="w-full max-w-xs">
          <Input type="search" size="s" value={query} onValueChange={setQuery} />
        </Field>
        <ChipGroup label={t('states')} options={STATUS_FILTERS} selected={filter} onSelect={setFilter}>
          {(option) => t(`state.${option}`)}
        </ChipGroup>
      </div>
      <MailList query={useDeferredValue(query.trim())} status={filter === 'all' ? undefined : filter} />
    </>
  )
}
