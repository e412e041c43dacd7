import type { ReactNode } from 'react'
import { ClientLink } from '#features/identity/ui/admin/client-link.tsx'
import type { JournalEntry } from '#features/journal/model/journal-entry.schema.ts'
import { useFieldLabel } from '#features/settings/ui/admin/field-label.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { adminTexts } from './messages/index.ts'
import { SETTING_TEXTS } from './setting-tabs.ts'

/** Entries about a person: their subject is the id of a user, appointment or message. */
const ABOUT_PERSON = /^(user|client|security|appointment|message)\./
const GONE = ['user.deletedOwnAccount', 'message.deleted', 'appointment.clientErased']

/**
 * The journal stores which fields of a setting changed; the slice that defines the setting has their labels. Entries
 * about a person lead to the client card.
 */
export function useJournalDetails() {
  const t = useT(adminTexts)
  const labels: Record<string, (path: string) => string> = {
    company: useFieldLabel(SETTING_TEXTS.company),
    packages: useFieldLabel(SETTING_TEXTS.packages),
    'service-prices': useFieldLabel(SETTING_TEXTS['service-prices']),
    'sign-in': useFieldLabel(SETTING_TEXTS['sign-in']),
    'password-policy': useFieldLabel(SETTING_TEXTS['password-policy']),
    booking: useFieldLabel(SETTING_TEXTS.booking),
    'mail-server': useFieldLabel(SETTING_TEXTS['mail-server']),
    moderation: useFieldLabel(SETTING_TEXTS.moderation),
    analytics: useFieldLabel(SETTING_TEXTS.analytics),
    measurement: useFieldLabel(SETTING_TEXTS.measurement),
    questions: useFieldLabel(SETTING_TEXTS.questions),
    'page-texts': useFieldLabel(SETTING_TEXTS['page-texts']),
    'canned-answers': useFieldLabel(SETTING_TEXTS['canned-answers']),
  }
  return ({ action, subject, details: { fields } }: JournalEntry): ReactNode => {
    if (ABOUT_PERSON.test(action) && subject !== 'unknown' && !GONE.includes(action))
      return <ClientLink id={subject}>{t('toClient')}</ClientLink>
    const labelOf = labels[subject]
    if (!action.startsWith('settings.') || !labelOf || !Array.isArray(fields)) return undefined
    return fields.map((path) => labelOf(String(path))).join(' · ')
  }
}
