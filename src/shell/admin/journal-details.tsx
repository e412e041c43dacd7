import type { ReactNode } from 'react'
import { ClientLink } from '#features/identity/ui/admin/client-link.tsx'
import type { JournalEntry } from '#features/journal/model/journal-entry.schema.ts'
import { useFieldLabel } from '#features/settings/ui/admin/field-label.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { adminTexts } from './messages/index.ts'
import { type ALL_SETTING_TEXTS, SETTING_TEXTS } from './setting-tabs.ts'

/** Entries about a person: their subject is the id of a user, appointment or message. */
const ABOUT_PERSON = /^(user|client|security|appointment|message)\./
const GONE = ['user.deletedOwnAccount', 'message.deleted', 'appointment.clientErased']

/** Links to the client card for entries about a person; the changed fields of a setting. */
export function useJournalDetails(_: Uses<typeof ALL_SETTING_TEXTS>) {
  const t = useT(adminTexts)
  return ({ action, subject, details: { fields } }: JournalEntry): ReactNode => {
    if (ABOUT_PERSON.test(action) && subject !== 'unknown' && !GONE.includes(action))
      return <ClientLink id={subject}>{t('toClient')}</ClientLink>
    const isSetting = action.startsWith('settings.') && Object.hasOwn(SETTING_TEXTS, subject)
    if (!isSetting || !Array.isArray(fields) || fields.length === 0) return undefined
    return <ChangedFields setting={subject as keyof typeof SETTING_TEXTS} fields={fields} />
  }
}

/** The journal stores which fields of a setting changed; the slice that defines the setting has their labels. */
function ChangedFields({ setting, fields }: { setting: keyof typeof SETTING_TEXTS; fields: unknown[] }) {
  const labelOf = useFieldLabel(SETTING_TEXTS[setting])
  return fields.map((path) => labelOf(String(path))).join(' · ')
}
