import type { JournalEntry } from '#features/journal/model/journal-entry.schema.ts'
import { useFieldLabel } from '#features/settings/ui/admin/field-label.ts'
import { pageTextsTexts } from '#features/site/messages/page-texts/index.ts'
import { SETTING_TABS } from './setting-tabs.ts'

export const JOURNAL_DETAIL_TEXTS = [...Object.values(SETTING_TABS), pageTextsTexts]

/** The journal stores which fields of a setting changed; the slice that defines the setting has their labels. */
export function useJournalDetails() {
  const labels: Record<string, (path: string) => string> = {
    company: useFieldLabel(SETTING_TABS.company),
    packages: useFieldLabel(SETTING_TABS.packages),
    'sign-in': useFieldLabel(SETTING_TABS['sign-in']),
    'password-policy': useFieldLabel(SETTING_TABS['password-policy']),
    booking: useFieldLabel(SETTING_TABS.booking),
    analytics: useFieldLabel(SETTING_TABS.analytics),
    measurement: useFieldLabel(SETTING_TABS.measurement),
    questions: useFieldLabel(SETTING_TABS.questions),
    'page-texts': useFieldLabel(pageTextsTexts),
  }
  return ({ action, subject, details: { fields } }: JournalEntry): string | undefined => {
    const labelOf = labels[subject]
    if (!action.startsWith('settings.') || !labelOf || !Array.isArray(fields)) return undefined
    return fields.map((path) => labelOf(String(path))).join(' · ')
  }
}
