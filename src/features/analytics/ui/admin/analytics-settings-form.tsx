import { parseDecimal } from '#features/settings/ui/admin/draft-values.ts'
import { AdminSettingForm, NumberField } from '#features/settings/ui/admin/setting-form.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { analyticsSettingsTexts } from '../../messages/settings/index.ts'
import { analyticsSetting } from '../../model/analytics-settings.schema.ts'

type Draft = { eventMonths: string }

export function AnalyticsSettingsForm() {
  const t = useT(analyticsSettingsTexts)
  return (
    <AdminSettingForm
      setting={analyticsSetting}
      texts={analyticsSettingsTexts}
      about={t('about')}
      toDraft={({ eventMonths }): Draft => ({ eventMonths: String(eventMonths) })}
      toValue={({ eventMonths }: Draft) => ({ eventMonths: parseDecimal(eventMonths) })}
    >
      {({ draft, change }) => (
        <div className="max-w-md">
          <NumberField
            name="eventMonths"
            label={t('field.eventMonths')}
            help={t('help.eventMonths')}
            value={draft.eventMonths}
            onChange={(eventMonths) => change({ eventMonths })}
          />
        </div>
      )}
    </AdminSettingForm>
  )
}
