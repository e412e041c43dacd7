import { formatMoment } from '#features/mail/ui/email-status-badge.tsx'
import { ApiError } from '#platform/client/api-client.ts'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
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

function AnswerForm({ message: { id, email, locale } }: { message: MessageDetails }) {
  const t = useT(contactAdminTexts)
  const { show } = useToast()
  const send = useAnswerMessage(id)
  const { form, error, isPending } = useZodForm({
    schema: messageAnswer,
    send: ({ answer }) => send.mutateAsync(answer),
    onDone: () => {
      drafts.delete(id)
      show({ title: t('answered', { email }), tone: 'ok' })
    },
  })

  return (
    <Form {...form} className="mt-6">
      <Field name="answer" label={t('answer')} help={t('answerHelp', { language: t(`language.${locale}`) })}>
        <Textarea
          required
          dir="auto"
          rows={7}
          defaultValue={drafts.get(id)}
          onChange={({ target }) => drafts.set(id, target.value)}
        />
      </Field>
      <ErrorNote>
        {error &&
          t(error instanceof ApiError && error.code === 'ALREADY_ANSWERED' ? 'error.ALREADY_ANSWERED' : 'wentWrong')}
      </ErrorNote>
      <Button type="submit" pending={isPending} className="self-start">
        {t('send')}
      </Button>
    </Form>
  )
}
