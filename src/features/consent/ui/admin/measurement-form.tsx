import { AdminSettingForm } from '#features/settings/ui/admin/setting-form.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { measurementTexts } from '../../messages/measurement/index.ts'
import { type Measurement, measurementSetting } from '../../model/measurement.schema.ts'

const asItIs = (value: Measurement) => value

export function MeasurementForm() {
  const t = useT(measurementTexts)
  return (
    <AdminSettingForm
      setting={measurementSetting}
      texts={measurementTexts}
      about={t('about')}
      toDraft={asItIs}
      toValue={asItIs}
    >
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
