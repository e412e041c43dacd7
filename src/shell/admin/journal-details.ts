import type { JournalEntry } from '#features/journal/model/journal-entry.schema.ts'
import { settingsAdminTexts } from '#features/settings/messages/admin/index.ts'
import { isSubject } from '#features/settings/model/subjects.ts'
import { fieldLabel } from '#features/settings/ui/admin/field-label.ts'
import { useT } from '#platform/i18n/provider.tsx'

/** The journal stores which settings changed; the settings slice has the labels of their fields. */
export function useJournalDetails() {
  const t = useT(settingsAdminTexts)
  return ({ action, subject, details: { fields } }: JournalEntry): string | undefined => {
    if (!action.startsWith('settings.') || !isSubject(subject) || !Array.isArray(fields)) return undefined
    return fields.map((path) => fieldLabel(subject, String(path), t)).join(' · ')
  }
}
