import { AdminSettingForm } from '#features/settings/ui/admin/setting-form.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { searchConsoleSettingsTexts } from '../../../messages/search-console-settings/index.ts'
import {
  type SearchConsoleSettings,
  searchConsoleSetting,
} from '../../../model/search-console/search-console-settings.schema.ts'

const asItIs = (value: SearchConsoleSettings) => value

export function SearchConsoleSettingsForm() {
  const t = useT(searchConsoleSettingsTexts)
  return (
    <AdminSettingForm
      setting={searchConsoleSetting}
      texts={searchConsoleSettingsTexts}
      about={t('about')}
      toDraft={asItIs}
      toValue={asItIs}
    >
      {({ draft, change }) => (
        <Field
          name="verification"
          label={t('field.verification')}
          hint={t('optional')}
          help={t('help.verification')}
          className="max-w-2xl"
        >
          <Input
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            value={draft.verification}
            onValueChange={(verification) => change({ verification })}
          />
        </Field>
      )}
    </AdminSettingForm>
  )
}
