import { AdminSettingForm, FieldGroup } from '#features/settings/ui/admin/setting-form.tsx'
import type { SettingForm } from '#features/settings/ui/admin/use-setting-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { identitySettingsTexts } from '../../messages/settings/index.ts'
import { PROVIDERS, type SignInSettings, signInSetting } from '../../model/sign-in-settings.schema.ts'

const asItIs = (value: SignInSettings) => value

export function SignInSettingsForm() {
  const t = useT(identitySettingsTexts)
  return (
    <AdminSettingForm
      setting={signInSetting}
      texts={identitySettingsTexts}
      about={t('about.sign-in')}
      toDraft={asItIs}
      toValue={asItIs}
    >
      {(form) => <SignInFields form={form} />}
    </AdminSettingForm>
  )
}

function SignInFields({ form: { draft, change } }: { form: SettingForm<SignInSettings> }) {
  const t = useT(identitySettingsTexts)
  const box = (name: keyof SignInSettings) => ({
    name,
    label: t(`field.${name}`),
    checked: draft[name],
    onCheckedChange: (isOn: boolean) => change({ [name]: isOn }),
  })
  return (
    <>
      <FieldGroup boxes heading={t('group.ways')}>
        <Checkbox {...box('password')} />
        <Checkbox {...box('emailLink')} help={t('help.emailLink')} />
        {PROVIDERS.map((provider) => (
          <Checkbox key={provider} {...box(provider)} help={t('help.provider')} />
        ))}
      </FieldGroup>
      <FieldGroup boxes heading={t('group.safety')}>
        <Checkbox {...box('adminTwoFactor')} help={t('help.adminTwoFactor')} />
        <Checkbox {...box('uniformAnswers')} help={t('help.uniformAnswers')} />
      </FieldGroup>
    </>
  )
}
