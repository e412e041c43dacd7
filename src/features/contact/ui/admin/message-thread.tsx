import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '#features/mail/ui/admin/email-status-badge.tsx'
import { settingsAdminQueries } from '#features/settings/ui/admin/settings-admin.queries.ts'
import { useSite } from '#features/settings/ui/use-site.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { TemplateButtons } from '#ui/form/template/template-buttons.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { contactAdminTexts } from '../../messages/admin/index.ts'
import { cannedAnswersSetting } from '../../model/canned-answers.schema.ts'
import { type MessageDetails, messageAnswerRequest } from '../../model/inbox.schema.ts'
import { readAnswerDraft, saveAnswerDraft } from './answer-drafts.ts'
import { useAnswerMessage } from './inbox.queries.ts'

/** The answers that were sent, and a form for the next one. */
export function MessageThread({ message }: { message: MessageDetails }) {
  const t = useT(contactAdminTexts)
  const locale = useLocale()
  return (
    <>
      {message.answers.length > 0 && (
        <ol aria-label={t('answers')}>
          {message.answers.map(({ id, text, sentAt }) => (
            <li key={id} className="mt-6 border-brand-line border-l-[3px] pl-4">
              <p className="text-ink-2">{t('answeredOn', { date: formatMoment(locale, sentAt) })}</p>
              <p dir="auto" className="mt-2 whitespace-pre-wrap break-words text-base leading-relaxed">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      <AnswerForm message={message} />
    </>
  )
}

function AnswerForm({ message: { id, reference, email, locale, answers } }: { message: MessageDetails }) {
  const t = useT(contactAdminTexts)
  const { show } = useToast()
  const send = useAnswerMessage(id)
  const { data } = useQuery(settingsAdminQueries.stored(cannedAnswersSetting))
  const { languages } = useSite()
  const [text, setText] = useState(() => readAnswerDraft(id))
  const { form, error, isPending } = useZodForm({
    schema: messageAnswerRequest,
    toInput: (fields) => ({ ...fields, answers: answers.length }),
    send: (answer) => send.mutateAsync(answer),
    onDone: () => {
      change('')
      show({ title: t('answered', { email }), tone: 'ok' })
    },
  })
  const isAnsweredMeanwhile = error instanceof ApiError && error.code === 'ANSWERED_MEANWHILE'

  function change(next: string) {
    saveAnswerDraft(id, next)
    setText(next)
  }

  return (
    <Form {...form} recoverAs={null} className="mt-6">
      <TemplateButtons
        label={t('canned')}
        lang={locale}
        templates={data?.value[languages.includes(locale) ? locale : languages[0]] ?? []}
        text={text}
        onText={change}
      />
      <Field
        name="answer"
        label={t('answer', { reference })}
        help={t('answerHelp', { language: t(`language.${locale}`) })}
      >
        <Textarea
          required
          dir="auto"
          lang={locale}
          rows={7}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      </Field>
      <ErrorNote>{error && t(isAnsweredMeanwhile ? 'error.ANSWERED_MEANWHILE' : 'wentWrong')}</ErrorNote>
      <Button type="submit" pending={isPending} className="self-start">
        {t('send')}
      </Button>
    </Form>
  )
}
