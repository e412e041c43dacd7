import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { REQUEST_TYPES, type RequestType } from '../../../model/booking-settings.schema.ts'

type RequestTypeFieldProps = { value: RequestType; onChange: (type: RequestType) => void }

/** The subject of a new appointment. */
export function RequestTypeField({ value, onChange }: RequestTypeFieldProps) {
  const t = useT(bookingAdminTexts)
  return (
    <Field name="requestType" label={t('book.type')}>
      <Select
        size="s"
        options={REQUEST_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        value={value}
        onValueChange={onChange}
      />
    </Field>
  )
}
