import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import type { Measurement } from '../../../model/measurement.schema.ts'
import { AdminSettingForm } from '../setting-form.tsx'

const asItIs = (value: Measurement) => value

export function AdminMeasurementForm() {
  const t = useT(settingsAdminTexts)
  return (
    <AdminSettingForm subject="measurement" toDraft={asItIs} toValue={asItIs}>
      {({ draft, change }) => (
        <Field
          name="measurementId"
          label={t('field.measurementId')}
          hint={t('optional')}
          help={t('help.measurementId')}
          className="max-w-md"
        >
          <Input
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            value={draft.measurementId}
            onValueChange={(measurementId) => change({ measurementId })}
          />
        </Field>
      )}
    </AdminSettingForm>
  )
}
