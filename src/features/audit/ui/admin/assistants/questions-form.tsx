import { mapLocales } from '#features/settings/model/map-locales.ts'
import { linesOf } from '#features/settings/ui/admin/draft-values.ts'
import { AdminSettingForm } from '#features/settings/ui/admin/setting-form.tsx'
import { useSite } from '#features/settings/ui/use-site.ts'
import type { Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { questionsTexts } from '../../../messages/questions/index.ts'
import { type ClientQuestions, questionsSetting } from '../../../model/answers/questions.schema.ts'

/** One question per line. */
type Draft = Record<Locale, string>

export function QuestionsForm() {
  const { languages } = useSite()
  const t = useT(questionsTexts)
  return (
    <AdminSettingForm
      setting={questionsSetting}
      texts={questionsTexts}
      about={t('about')}
      toDraft={(questions: ClientQuestions): Draft => mapLocales((locale) => questions[locale].join('\n'))}
      toValue={(draft: Draft) => mapLocales((locale) => linesOf(draft[locale]))}
    >
      {({ draft, change }) =>
        languages.map((locale) => (
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
