import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Form } from '#ui/form/form.tsx'
import { PlainField } from '#ui/form/plain-field.tsx'
import { Note } from '#ui/note.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { contactTexts } from '../messages/index.ts'
import { CONTACT_FIELDS, type ContactFieldName, type ContactFormState } from '../model/form-state.ts'
import { useMessageForm } from './use-message-form.ts'

type MessageFormProps = { action: string; posted: ContactFormState; onSent: (reference: string) => void }

/** Progressive enhancement: a native form that also works without JavaScript. */
export function MessageForm({ action, posted, onSent }: MessageFormProps) {
  const t = useT(contactTexts)
  const { form, failure, isPending } = useMessageForm(posted, onSent)
  const needsConfirmation = posted.failure === 'CONFIRMATION_NEEDED'
  // The last field is next to the request for confirmation.
  const focused = needsConfirmation ? CONTACT_FIELDS.at(-1) : CONTACT_FIELDS.find((name) => posted.errors?.[name])

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

  const optionalProps = (name: ContactFieldName) => ({ ...fieldProps(name), 'aria-required': false })

  return (
    <Form recoverAs="contact" {...form} method="post" action={action} className="relative mt-2">
      <p className="text-ink-2">{t('intro')}</p>
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
      <fieldset className="grid gap-5 border-line border-t pt-4 sm:grid-cols-2">
        <legend className="pr-3 text-ink-2">{t('optional')}</legend>
        <PlainField {...optionalProps('name')} autoComplete="name" />
        <PlainField {...optionalProps('phone')} help={t('phoneHelp')} type="tel" autoComplete="tel" />
        <PlainField {...optionalProps('trade')} help={t('tradeHelp')} />
        <PlainField {...optionalProps('wantedDate')} help={t('wantedDateHelp')} type="date" />
      </fieldset>
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

/** Honeypot: hidden visually, from the tab order and from screen readers. The label is for pages without CSS. */
function HoneypotField({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute size-0 overflow-hidden opacity-0">
      <label>
        {label}
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

/** Of the signed-in user; written by `auth.store.ts`. */
function storedEmailAddress(): string {
  try {
    const { emailAddress } = JSON.parse(localStorage['auth-storage']).state
    return typeof emailAddress === 'string' ? emailAddress : ''
  } catch {
    return ''
  }
}
