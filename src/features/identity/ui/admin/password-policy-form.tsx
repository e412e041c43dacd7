import { parseDecimal } from '#features/settings/ui/admin/draft-values.ts'
import { AdminSettingForm, FieldGroup, NumberField } from '#features/settings/ui/admin/setting-form.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { identitySettingsTexts } from '../../messages/settings/index.ts'
import { type PasswordPolicy, passwordPolicySetting } from '../../model/password-policy.schema.ts'

type Draft = Omit<PasswordPolicy, 'minimum' | 'maximum'> & { minimum: string; maximum: string }
const LIMITS = ['minimum', 'maximum'] as const
const RULES = ['lower', 'upper', 'digit', 'special'] as const

export function PasswordPolicyForm() {
  const t = useT(identitySettingsTexts)
  return (
    <AdminSettingForm
      setting={passwordPolicySetting}
      texts={identitySettingsTexts}
      about={t('about.password-policy')}
      toDraft={(policy): Draft => ({ ...policy, minimum: String(policy.minimum), maximum: String(policy.maximum) })}
      toValue={(draft) => ({ ...draft, minimum: parseDecimal(draft.minimum), maximum: parseDecimal(draft.maximum) })}
    >
      {({ draft, change }) => (
        <>
          <div className="grid items-start gap-5 md:grid-cols-2">
            {LIMITS.map((name) => (
              <NumberField
                key={name}
                name={name}
                label={t(`field.${name}`)}
                help={t(`help.${name}`)}
                value={draft[name]}
                onChange={(value) => change({ [name]: value })}
              />
            ))}
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
      )}
    </AdminSettingForm>
  )
}
