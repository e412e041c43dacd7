import { type SubmitEvent, useState } from 'react'
import { formatMoment } from '#features/mail/ui/email-status-badge.tsx'
import { ApiError } from '#platform/client/api-client.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { Textarea } from '#ui/form/textarea.tsx'
import { Note } from '#ui/note.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { contactAdminTexts } from '../messages/admin/index.ts'
import { type MessageDetails, messageAnswer } from '../model/inbox.schema.ts'
import { useAnswerMessage } from './inbox.queries.ts'

/** The sent answer, or a form to write one. */
export function MessageAnswer({ message }: { message: MessageDetails }) {
  return message.answer === null ? <AnswerForm message={message} /> : <SentAnswer message={message} />
}

function SentAnswer({ message: { answer, answeredAt } }: { message: MessageDetails }) {
  const t = useT(contactAdminTexts)
  const locale = useLocale()
  return (
    <section className="mt-6 border-brand border-l-[3px] pl-4">
      <h3 className="text-[1.05rem]">{t('answer')}</h3>
      <p className="text-ink-3">{answeredAt && formatMoment(locale, answeredAt)}</p>
      <p dir="auto" className="mt-2 whitespace-pre-wrap break-words text-base leading-relaxed">
        {answer}
      </p>
    </section>
  )
}

/** Unsent answers survive switching between messages. */
const drafts = new Map<string, string>()

const NO_ERRORS: FieldErrors = {}

function AnswerForm({ message: { id, email, locale } }: { message: MessageDetails }) {
  const t = useT(contactAdminTexts)
  const { show } = useToast()
  const [errors, setErrors] = useState(NO_ERRORS)
  const { mutate, isPending, error } = useAnswerMessage(id)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const parsed = messageAnswer.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    if (!parsed.success)
      return setErrors({
        answer: t(parsed.error.issues[0]!.message.replace('contact-admin:', '') as 'answer.required'),
      })
    mutate(parsed.data.answer, {
      onSuccess: () => {
        drafts.delete(id)
        show({ title: t('answered', { email }), tone: 'ok' })
      },
    })
  }

  return (
    <Form errors={errors} onSubmit={submit} className="mt-6">
      <Field name="answer" label={t('answer')} help={t('answerHelp', { language: t(`language.${locale}`) })}>
        <Textarea
          required
          dir="auto"
          rows={7}
          defaultValue={drafts.get(id)}
          onChange={({ target }) => drafts.set(id, target.value)}
        />
      </Field>
      {error && (
        <Note live tone="danger">
          {error instanceof ApiError && error.code === 'ALREADY_ANSWERED'
            ? t('error.ALREADY_ANSWERED')
            : t('wentWrong')}
        </Note>
      )}
      <Button type="submit" pending={isPending} className="self-start">
        {t('send')}
      </Button>
    </Form>
  )
}
