import { Link } from '@tanstack/react-router'
import { type AnswerField, answerField } from '#features/form-questions/model/answer-field.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Form } from '#ui/form/form.tsx'
import { HoneypotField } from '#ui/form/honeypot-field.tsx'
import { PlainField } from '#ui/form/plain-field.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Note } from '#ui/note.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { contactTexts } from '../messages/index.ts'
import type { AskedFields } from '../model/contact-form.schema.ts'
import { CONTACT_FIELDS, type ContactFieldName, type ContactFormState } from '../model/form-state.ts'
import { OFFERED_FIELDS } from '../model/offered-fields.ts'
import { useMessageForm } from './use-message-form.ts'

/** Lazy: most forms have no questions of the owner. The server renders them in the page. */
const QuestionFields = lazyPart(async () => ({
  default: (await import('#features/form-questions/ui/question-fields.tsx')).QuestionFields,
}))

type MessageFormProps = {
  action: string
  posted: ContactFormState
  asked: AskedFields
  onSent: (reference: string) => void
}

/** Progressive enhancement: a native form that also works without JavaScript. */
export function MessageForm({ action, posted, asked, onSent }: MessageFormProps) {
  const t = useT(contactTexts)
  const { form, failure, isPending } = useMessageForm(posted, onSent)
  const needsConfirmation = posted.failure === 'CONFIRMATION_NEEDED'
  // The last field is next to the request for confirmation.
  const fields = [...CONTACT_FIELDS, ...asked.questions.map(({ code }) => answerField(code))]
  const focused = needsConfirmation ? CONTACT_FIELDS.at(-1) : fields.find((name) => posted.errors?.[name])

  function prefillAddress(field: HTMLInputElement | null) {
    // The default value, because the visitor has not typed it.
    if (field) field.defaultValue ||= storedEmailAddress()
  }

  function fieldProps(name: ContactFieldName) {
    return {
      name,
      label: t(name),
      defaultValue: posted.values?.[name],
      // Scrolls to the first invalid field, or to the confirmation, without JavaScript.
      autoFocus: name === focused,
    }
  }

  const offeredFields = (level: 'optional' | 'required') =>
    OFFERED_FIELDS.filter((name) => asked[name] === level).map((name) => (
      <PlainField
        key={name}
        {...fieldProps(name)}
        {...OFFERED_PROPS[name]}
        aria-required={level === 'required'}
        help={name === 'name' ? undefined : t(`${name}Help`)}
      />
    ))
  const [required, optional] = [offeredFields('required'), offeredFields('optional')]
  const hasMore = required.length + asked.questions.length > 0

  return (
    <Form recoverAs="contact" {...form} method="post" action={action} className="relative mt-2">
      <p className="text-ink-2">{t(hasMore ? 'intro.more' : 'intro')}</p>
      <PlainField {...fieldProps('title')} autoComplete="off" />
      <PlainField {...fieldProps('message')} as="textarea" rows={6} />
      <PlainField
        {...fieldProps('email')}
        ref={prefillAddress}
        help={t('emailHelp')}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      {required}
      {asked.questions.length > 0 && (
        <QuestionFields
          questions={asked.questions}
          optional={t('optional').toLowerCase()}
          focused={focused}
          typedIn={(field: AnswerField) => posted.values?.[field]}
          failed={() => (
            <Note live tone="danger">
              {t('failure.other')}
            </Note>
          )}
        />
      )}
      {optional.length > 0 && (
        <fieldset className="grid gap-5 border-line border-t pt-4 sm:grid-cols-2">
          <legend className="pr-3 text-ink-2">{t('optional')}</legend>
          {optional}
        </fieldset>
      )}
      {posted.confirmation && <input type="hidden" name="confirmation" value={posted.confirmation} />}
      <HoneypotField label={t('leaveEmpty')} />
      {failure && (
        <Note live tone={needsConfirmation ? 'info' : 'danger'}>
          {failure}
        </Note>
      )}
      <button
        type="submit"
        aria-busy={isPending || undefined}
        data-pending={isPending ? '' : undefined}
        className={buttonStyles({}, 'self-start')}
      >
        {isPending && <Spinner className="-ml-1.5 size-4" />}
        {t(needsConfirmation ? 'confirm' : 'submit')}
      </button>
      <p className="text-[0.92em] text-ink-2">
        {t('kept')}{' '}
        <Link to="/privacy" className="text-link">
          {t('privacy')}
        </Link>
        .
      </p>
    </Form>
  )
}

const OFFERED_PROPS = {
  name: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  trade: {},
  wantedDate: { type: 'date' },
} as const

/** Of the signed-in user; written by `auth.store.ts`. */
function storedEmailAddress(): string {
  try {
    const { emailAddress } = JSON.parse(localStorage['auth-storage']).state
    return typeof emailAddress === 'string' ? emailAddress : ''
  } catch {
    return ''
  }
}
