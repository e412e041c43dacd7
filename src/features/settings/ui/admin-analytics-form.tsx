import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { settingsAdminTexts } from '../messages/admin/index.ts'
import { AdminSettingForm } from './admin-setting-form.tsx'
import { readDecimal } from './decimal.ts'

type Draft = { eventMonths: string }

export function AdminAnalyticsForm() {
  const t = useT(settingsAdminTexts)
  return (
    <AdminSettingForm
      subject="analytics"
      toDraft={({ eventMonths }): Draft => ({ eventMonths: String(eventMonths) })}
      toValue={({ eventMonths }: Draft) => ({ eventMonths: readDecimal(eventMonths) })}
    >
      {({ draft, change }) => (
        <Field name="eventMonths" label={t('field.eventMonths')} help={t('help.eventMonths')} className="max-w-md">
          <Input
            required
            inputMode="numeric"
            className="max-w-28 font-mono"
            value={draft.eventMonths}
            onValueChange={(eventMonths) => change({ eventMonths })}
          />
        </Field>
      )}
    </AdminSettingForm>
  )
}
