import { LOCALES, type Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import { mapLocales } from '../../../model/map-locales.ts'
import type { ClientQuestions } from '../../../model/questions.schema.ts'
import { AdminSettingForm } from '../setting-form.tsx'
import { linesOf } from './packages-draft.ts'

/** One question per line. */
type Draft = Record<Locale, string>

export function AdminQuestionsForm() {
  const t = useT(settingsAdminTexts)
  return (
    <AdminSettingForm
      subject="questions"
      toDraft={(questions: ClientQuestions): Draft => mapLocales((locale) => questions[locale].join('\n'))}
      toValue={(draft: Draft) => mapLocales((locale) => linesOf(draft[locale]))}
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
