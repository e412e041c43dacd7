import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguageName } from '#features/settings/ui/admin/field-label.ts'
import { AdminSettingForm } from '#features/settings/ui/admin/setting-form.tsx'
import type { SettingForm } from '#features/settings/ui/admin/use-setting-form.ts'
import { useSite } from '#features/settings/ui/use-site.ts'
import { isLocale, type Locale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { ToggleChip } from '#ui/chip.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { packagesTexts } from '../../messages/packages/index.ts'
import { type FullPackages, NEW_PACKAGE, packagesSetting } from '../../model/packages.schema.ts'
import { PACKAGES_PATH } from '../../model/packages.ts'
import { PackageFields } from './package-fields.tsx'
import { fromPackagesDraft, type PackagesDraft, toPackageDraft, toPackagesDraft } from './packages-draft.ts'
import { siteAdminQueries } from './site-admin.queries.ts'
import { textQueries } from './texts/texts.queries.ts'

export function PackagesForm() {
  const t = useT(packagesTexts)
  const locale = useLocale()
  // Kept while the form is open: only differences from the texts that it showed are saved.
  const [standard] = useState(useSuspenseQuery(siteAdminQueries.standardPackages()).data)
  return (
    <AdminSettingForm
      setting={packagesSetting}
      texts={packagesTexts}
      about={t('about')}
      isOnSite
      toDraft={(changes) => toPackagesDraft(standard, changes, locale)}
      toValue={(draft) => fromPackagesDraft(standard, draft)}
    >
      {(form) => <Packages form={form} standard={standard} />}
    </AdminSettingForm>
  )
}

function Packages({ form, standard }: { form: SettingForm<PackagesDraft>; standard: FullPackages }) {
  const t = useT(packagesTexts)
  const locale = useLocale()
  const { data: page } = useQuery(textQueries.page('services'))
  // With those that are not published.
  const listed = page?.lists.find(({ path }) => path === PACKAGES_PATH)?.parts ?? []
  const own = listed.filter(({ isOwn }) => isOwn).map(({ id }) => id)
  const { draft, change, errors } = form
  const { languages } = useSite()
  const languageName = useLanguageName()
  const [language, setLanguage] = useLanguageOfErrors(errors)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be placed beside its content */}
      <div role="group" aria-label={t('languages')} className="flex flex-wrap items-center gap-2">
        <span aria-hidden="true" className="mr-2 font-semibold max-sm:w-full">
          {t('languages')}
        </span>
        {languages.map((one) => (
          <ToggleChip key={one} selected={one === language} onToggle={() => setLanguage(one)}>
            {languageName(one)}
          </ToggleChip>
        ))}
      </div>
      {[...new Set([...Object.keys(standard), ...own])].map((key) => (
        <PackageFields
          key={key}
          packageKey={key}
          language={language}
          draft={draft[key] ?? toPackageDraft(NEW_PACKAGE, locale)}
          standard={(standard[key] ?? NEW_PACKAGE).texts[language]}
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
