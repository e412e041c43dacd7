import { useT } from '#platform/i18n/provider.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import type { PasswordPolicy } from '../../../model/password-policy.schema.ts'
import { parseDecimal } from '../decimal.ts'
import { AdminSettingForm, FieldGroup } from '../setting-form.tsx'
import type { SettingForm } from '../use-setting-form.ts'

type Draft = Omit<PasswordPolicy, 'minimum' | 'maximum'> & { minimum: string; maximum: string }
const RULES = ['lower', 'upper', 'digit', 'special'] as const

export function AdminPasswordForm() {
  return (
    <AdminSettingForm
      subject="password-policy"
      toDraft={(policy): Draft => ({ ...policy, minimum: String(policy.minimum), maximum: String(policy.maximum) })}
      toValue={(draft) => ({ ...draft, minimum: parseDecimal(draft.minimum), maximum: parseDecimal(draft.maximum) })}
    >
      {(form) => <PasswordFields form={form} />}
    </AdminSettingForm>
  )
}

function PasswordFields({ form: { draft, change } }: { form: SettingForm<Draft> }) {
  const t = useT(settingsAdminTexts)
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Field name="minimum" label={t('field.minimum')} help={t('help.minimum')}>
          <Input
            required
            inputMode="numeric"
            className="max-w-28 font-mono"
            value={draft.minimum}
            onValueChange={(minimum) => change({ minimum })}
          />
        </Field>
        <Field name="maximum" label={t('field.maximum')} help={t('help.maximum')}>
          <Input
            required
            inputMode="numeric"
            className="max-w-28 font-mono"
            value={draft.maximum}
            onValueChange={(maximum) => change({ maximum })}
          />
        </Field>
      </div>
      <FieldGroup boxes heading={t('group.rules')}>
        {RULES.map((rule) => (
          <Checkbox
            key={rule}
            name={rule}
            label={t(`field.${rule}`)}
            checked={draft[rule]}
            onCheckedChange={(isOn) => change({ [rule]: isOn })}
          />
        ))}
      </FieldGroup>
    </>
  )
}
