import { useEffect } from 'react'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Radio, RadioGroup } from '#ui/form/radio-group.tsx'
import { languagesTexts } from '../../../messages/languages/index.ts'
import { type LanguageSettings, languagesSetting } from '../../../model/languages.schema.ts'
import { useSite } from '../../use-site.ts'
import { AdminSettingForm } from '../setting-form.tsx'
import type { SettingForm } from '../use-setting-form.ts'

const asItIs = (value: LanguageSettings) => value

export function LanguagesForm() {
  const t = useT(languagesTexts)
  useVisiblePage()
  return (
    <AdminSettingForm
      setting={languagesSetting}
      texts={languagesTexts}
      about={t('about')}
      isOnSite
      toDraft={asItIs}
      toValue={asItIs}
    >
      {(form) => <LanguageFields form={form} />}
    </AdminSettingForm>
  )
}

/** The admin area exists in the visible languages only: a page in a language that was hidden loads again in another one. */
function useVisiblePage() {
  const locale = useLocale()
  const { languages } = useSite()
  const isHidden = !languages.includes(locale)
  useEffect(() => {
    if (isHidden) window.location.reload()
  }, [isHidden])
}

function LanguageFields({ form: { draft, change } }: { form: SettingForm<LanguageSettings> }) {
  const t = useT(languagesTexts)
  return (
    <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2">
      <fieldset className="min-w-0">
        <legend className={headingStyles}>{t('group.visible')}</legend>
        {LOCALES.map((locale) => (
          <Checkbox
            key={locale}
            name={locale}
            label={t(`field.${locale}`)}
            checked={draft[locale]}
            onCheckedChange={(isVisible) => change({ [locale]: isVisible })}
          />
        ))}
      </fieldset>
      <div>
        <RadioGroup<Locale>
          name="defaultLocale"
          label={<span className={headingStyles}>{t('field.defaultLocale')}</span>}
          value={draft.defaultLocale}
          onValueChange={(defaultLocale) => change({ defaultLocale })}
        >
          {LOCALES.map((locale) => (
            <Radio key={locale} value={locale} label={t(`choice.defaultLocale.${locale}`)} />
          ))}
        </RadioGroup>
        <p className="mt-2 text-[0.92em] text-ink-2 leading-normal">{t('help.defaultLocale')}</p>
      </div>
    </div>
  )
}

const headingStyles = 'mb-0.5 font-display font-semibold text-[1.15rem]'
