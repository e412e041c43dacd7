import { useState } from 'react'
import { PACKAGE_KEYS } from '#kernel/facts.ts'
import { isLocale, LOCALES, type Locale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { ToggleChip } from '#ui/chip.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import type { FullPackages } from '../../../model/packages.schema.ts'
import { AdminSettingForm } from '../setting-form.tsx'
import type { SettingForm } from '../use-setting-form.ts'
import { PackageFields } from './package-fields.tsx'
import { fromPackagesDraft, type PackagesDraft, toPackagesDraft } from './packages-draft.ts'

/** `standard`: the site's own packages, without overrides. */
export function AdminPackagesForm({ standard }: { standard: FullPackages }) {
  const locale = useLocale()
  return (
    <AdminSettingForm
      subject="packages"
      toDraft={(changes) => toPackagesDraft(standard, changes, locale)}
      toValue={(draft) => fromPackagesDraft(standard, draft)}
    >
      {(form) => <Packages form={form} standard={standard} />}
    </AdminSettingForm>
  )
}

function Packages({ form, standard }: { form: SettingForm<PackagesDraft>; standard: FullPackages }) {
  const t = useT(settingsAdminTexts)
  const { draft, change, errors } = form
  const [language, setLanguage] = useLanguageOfErrors(errors)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be placed beside its content */}
      <div role="group" aria-label={t('languages')} className="flex flex-wrap items-center gap-2">
        <span aria-hidden="true" className="mr-2 font-semibold">
          {t('languages')}
        </span>
        {LOCALES.map((one) => (
          <ToggleChip key={one} selected={one === language} onToggle={() => setLanguage(one)}>
            {t(`language.${one}`)}
          </ToggleChip>
        ))}
      </div>
      {PACKAGE_KEYS.map((key) => (
        <PackageFields
          key={key}
          packageKey={key}
          language={language}
          draft={draft[key]}
          standard={standard[key].texts[language]}
          onChange={(next) => change({ [key]: next })}
        />
      ))}
    </>
  )
}

/** Language being edited; switches to a language with errors. */
function useLanguageOfErrors(errors: FieldErrors) {
  const [language, setLanguage] = useState<Locale>(useLocale())
  const [lastErrors, setLastErrors] = useState(errors)
  if (lastErrors !== errors) {
    setLastErrors(errors)
    const wrong = Object.keys(errors).map((path) => path.split('.')[2])
    if (!wrong.includes(language) && !wrong.includes(undefined)) setLanguage(wrong.find(isLocale) ?? language)
  }
  return [language, setLanguage] as const
}
