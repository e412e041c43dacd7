import { AdminSettingForm } from '#features/settings/ui/admin/setting-form.tsx'
import { useSite } from '#features/settings/ui/use-site.ts'
import type { Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { cannedAnswersTexts } from '../../messages/canned-answers/index.ts'
import { type CannedAnswer, cannedAnswersSetting } from '../../model/canned-answers.schema.ts'

export function CannedAnswersForm() {
  const { languages } = useSite()
  const t = useT(cannedAnswersTexts)
  return (
    <AdminSettingForm
      setting={cannedAnswersSetting}
      texts={cannedAnswersTexts}
      about={t('about')}
      toDraft={(answers) => answers}
      toValue={(draft) => draft}
    >
      {({ draft, change }) =>
        languages.map((locale) => (
          <LanguageAnswers
            key={locale}
            locale={locale}
            answers={draft[locale]}
            onChange={(answers) => change({ [locale]: answers })}
          />
        ))
      }
    </AdminSettingForm>
  )
}

type LanguageAnswersProps = { locale: Locale; answers: CannedAnswer[]; onChange: (answers: CannedAnswer[]) => void }

function LanguageAnswers({ locale, answers, onChange }: LanguageAnswersProps) {
  const t = useT(cannedAnswersTexts)
  const update = (index: number, part: Partial<CannedAnswer>) =>
    onChange(answers.map((answer, at) => (at === index ? { ...answer, ...part } : answer)))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display font-semibold text-[1.15rem]">{t(`field.${locale}`)}</legend>
      {answers.length === 0 && <p className="mb-3 text-ink-2">{t('none')}</p>}
      <ul>
        {answers.map(({ name, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity, and their inputs are controlled
          <li key={index} className="mb-4 flex flex-col gap-3 rounded-md border border-line p-4">
            <Field name={`${locale}.${index}.name`} label={t('name')}>
              <Input
                size="s"
                required
                lang={locale}
                className="max-w-sm"
                value={name}
                onValueChange={(next) => update(index, { name: next })}
              />
            </Field>
            <Field name={`${locale}.${index}.text`} label={t('text')}>
              <Textarea
                required
                lang={locale}
                rows={4}
                value={text}
                onChange={({ target }) => update(index, { text: target.value })}
              />
            </Field>
            <Button
              variant="quiet"
              size="s"
              className="self-start"
              aria-label={t('removeOf', { name })}
              onClick={() => onChange(answers.filter((_, at) => at !== index))}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="s" onClick={() => onChange([...answers, { name: '', text: '' }])}>
        {t('add')}
      </Button>
    </fieldset>
  )
}
