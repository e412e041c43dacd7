import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import { parseDecimal } from '../decimal.ts'
import { AdminSettingForm } from '../setting-form.tsx'

type Draft = { eventMonths: string }

export function AdminAnalyticsForm() {
  const t = useT(settingsAdminTexts)
  return (
    <AdminSettingForm
      subject="analytics"
      toDraft={({ eventMonths }): Draft => ({ eventMonths: String(eventMonths) })}
      toValue={({ eventMonths }: Draft) => ({ eventMonths: parseDecimal(eventMonths) })}
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
