import { NoticeHelp } from '#features/settings/ui/admin/notice-help.tsx'
import { AdminSettingForm, FieldGroup } from '#features/settings/ui/admin/setting-form.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { moderationSettingsTexts } from '../../messages/settings/index.ts'
import { moderationSetting } from '../../model/moderation-settings.schema.ts'

export function ModerationSettingsForm() {
  const t = useT(moderationSettingsTexts)
  return (
    <AdminSettingForm
      setting={moderationSetting}
      texts={moderationSettingsTexts}
      about={t('about')}
      toDraft={(settings) => settings}
      toValue={(settings) => settings}
    >
      {({ draft, change }) => (
        <FieldGroup boxes heading={t('group.emails')}>
          <Checkbox
            name="digest"
            label={t('field.digest')}
            help={<NoticeHelp help={t('help.digest')} />}
            checked={draft.digest}
            onCheckedChange={(digest) => change({ digest })}
          />
        </FieldGroup>
      )}
    </AdminSettingForm>
  )
}
