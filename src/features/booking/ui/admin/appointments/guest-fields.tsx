import { LOCALES, type Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { focusOnMount } from './focus-on-mount.ts'

export type GuestDraft = { name: string; email: string; locale: Locale }

type GuestFieldsProps = { value: GuestDraft; onChange: (value: GuestDraft) => void; onCancel: () => void }

/** Name, address and language of a client without an account. */
export function GuestFields({ value, onChange, onCancel }: GuestFieldsProps) {
  const t = useT(bookingAdminTexts)
  const change = (part: Partial<GuestDraft>) => onChange({ ...value, ...part })
  return (
    <>
      <Field name="guest.name" label={t('guest.name')}>
        <Input
          ref={focusOnMount}
          size="s"
          required
          autoComplete="off"
          value={value.name}
          onValueChange={(name) => change({ name })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="guest.email" label={t('guest.email')}>
          <Input
            type="email"
            size="s"
            required
            autoComplete="off"
            value={value.email}
            onValueChange={(email) => change({ email })}
          />
        </Field>
        <Field name="guest.locale" label={t('guest.locale')}>
          <Select
            size="s"
            options={LOCALES.map((locale) => ({ value: locale, label: t(`language.${locale}`) }))}
            value={value.locale}
            onValueChange={(locale) => change({ locale })}
          />
        </Field>
      </div>
      <div>
        <Button size="s" variant="ghost" onClick={onCancel}>
          {t('guest.back')}
        </Button>
      </div>
    </>
  )
}
