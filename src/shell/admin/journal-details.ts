import type { JournalEntry } from '#features/journal/model/journal-entry.schema.ts'
import { useFieldLabel } from '#features/settings/ui/admin/field-label.ts'
import { SETTING_TEXTS } from './setting-tabs.ts'

/** The journal stores which fields of a setting changed; the slice that defines the setting has their labels. */
export function useJournalDetails() {
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
  }
  return ({ action, subject, details: { fields } }: JournalEntry): string | undefined => {
    const labelOf = labels[subject]
    if (!action.startsWith('settings.') || !labelOf || !Array.isArray(fields)) return undefined
    return fields.map((path) => labelOf(String(path))).join(' · ')
  }
}
