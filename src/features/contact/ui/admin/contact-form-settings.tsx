import {
  fromQuestionDrafts,
  type QuestionDraft,
  toQuestionDrafts,
} from '#features/form-questions/ui/admin/question-draft.ts'
import { QuestionsEditor } from '#features/form-questions/ui/admin/questions-editor.tsx'
import { AdminSettingForm, FieldGroup } from '#features/settings/ui/admin/setting-form.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { contactFormTexts } from '../../messages/form/index.ts'
import { ASK_LEVELS, type ContactFormSettings, contactFormSetting } from '../../model/contact-form.schema.ts'
import { OFFERED_FIELDS } from '../../model/offered-fields.ts'

type Draft = Omit<ContactFormSettings, 'questions'> & { questions: QuestionDraft[] }

/** What the contact form asks beside title, message and email address. */
export function ContactFormSettingsForm() {
  const t = useT(contactFormTexts)
  const levels = ASK_LEVELS.map((value) => ({ value, label: t(value) }))
  return (
    <AdminSettingForm
      setting={contactFormSetting}
      texts={contactFormTexts}
      about={t('about')}
      isOnSite
      toDraft={(value): Draft => ({ ...value, questions: toQuestionDrafts(value.questions) })}
      toValue={(draft) => ({ ...draft, questions: fromQuestionDrafts(draft.questions) })}
    >
      {({ draft, change }) => (
        <>
          <FieldGroup heading={t('group.offered')}>
            {OFFERED_FIELDS.map((name) => (
              <Field key={name} name={name} label={t(`field.${name}`)}>
                <Select
                  className="max-w-72"
                  options={levels}
                  value={draft[name]}
                  onValueChange={(level) => change({ [name]: level })}
                />
              </Field>
            ))}
          </FieldGroup>
          <QuestionsEditor
            path="questions"
            isNested={false}
            questions={draft.questions}
            onChange={(questions) => change({ questions })}
          />
        </>
      )}
    </AdminSettingForm>
  )
}
