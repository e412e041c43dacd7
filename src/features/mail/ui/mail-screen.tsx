import { useDeferredValue, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { ToggleChip } from '#ui/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { mailAdminTexts } from '../messages/admin/index.ts'
import { EMAIL_STATUSES, type EmailStatus } from '../model/email.ts'
import { MailList } from './mail-list.tsx'
import { MailStatusNote } from './mail-status-note.tsx'

const STATUS_FILTERS = ['all', ...EMAIL_STATUSES] as const

/** Mail delivery status and the mail log. */
export function MailScreen() {
  const t = useT(mailAdminTexts)
  const [query, setQuery] = useState('')
  const [status, setStatus] = useState<EmailStatus>()
  return (
    <>
      <MailStatusNote />
      <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-4">
        <Field label={t('search')} className="w-full max-w-xs">
          <Input type="search" size="s" value={query} onValueChange={setQuery} />
        </Field>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields */}
        <div role="group" aria-label={t('states')} className="flex flex-wrap gap-2">
          {STATUS_FILTERS.map((state) => (
            <ToggleChip
              key={state}
              selected={(status ?? 'all') === state}
              onToggle={() => setStatus(state === 'all' ? undefined : state)}
            >
              {t(`state.${state}`)}
            </ToggleChip>
          ))}
        </div>
      </div>
      <MailList query={useDeferredValue(query.trim())} status={status} />
    </>
  )
}
