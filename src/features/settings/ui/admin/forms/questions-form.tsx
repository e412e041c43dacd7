import { LOCALES, type Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import type { ClientQuestions } from '../../../model/questions.schema.ts'
import { AdminSettingForm } from '../setting-form.tsx'

/** One question per line. */
type Draft = Record<Locale, string>

const mapLocales = <From, To>(of: Record<Locale, From>, map: (from: From) => To): Record<Locale, To> => ({
  nl: map(of.nl),
  en: map(of.en),
  fr: map(of.fr),
})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export function AdminQuestionsForm() {
  const t = useT(settingsAdminTexts)
  return (
    <AdminSettingForm
      subject="questions"
      toDraft={(questions: ClientQuestions): Draft => mapLocales(questions, (list) => list.join('\n'))}
      toValue={(draft: Draft) => mapLocales(draft, linesOf)}
    >
      {({ draft, change }) =>
        LOCALES.map((locale) => (
          <Field key={locale} name={locale} label={t(`field.${locale}`)} help={t('help.questions')}>
            <Textarea
              rows={12}
              lang={locale}
              value={draft[locale]}
              onChange={(event) => change({ [locale]: event.target.value })}
            />
          </Field>
        ))
      }
    </AdminSettingForm>
  )
}
