import { AdminSettingForm, FieldGroup } from '#features/settings/ui/admin/setting-form.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { moderationSettingsTexts } from '../messages/settings/index.ts'
import { type ModerationSettings, moderationSetting } from '../model/moderation-settings.schema.ts'

const asItIs = (value: ModerationSettings) => value

export function ModerationSettingsForm() {
  const t = useT(moderationSettingsTexts)
  return (
    <AdminSettingForm
      setting={moderationSetting}
      texts={moderationSettingsTexts}
      about={t('about')}
      toDraft={asItIs}
      toValue={asItIs}
    >
      {({ draft, change }) => (
        <FieldGroup boxes heading={t('group.emails')}>
          <Checkbox
            name="digest"
            label={t('field.digest')}
            help={t('help.digest')}
            checked={draft.digest}
            onCheckedChange={(digest) => change({ digest })}
          />
        </FieldGroup>
      )}
    </AdminSettingForm>
  )
}
