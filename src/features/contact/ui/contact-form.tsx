import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { contactTexts } from '../messages/index.ts'
import type { ContactFormState } from '../model/form-state.ts'
import { MessageForm } from './message-form.tsx'
import { MessageSent } from './message-sent.tsx'

type ContactFormProps = {
  /** Form action without JavaScript: this page, in its language. */
  action: string
  posted: ContactFormState
  /** The reference in the URL. */
  sent: string | undefined
}

/** Validation and sending are loaded when the visitor starts typing. */
export function ContactForm({ action, posted, sent }: ContactFormProps) {
  const t = useT(contactTexts)
  const [reference, setReference] = useState<string>()
  const shown = reference ?? sent
  return (
    <section
      id="message"
      aria-labelledby="message-heading"
      className="rounded-lg border border-line bg-sheet p-[26px] shadow-float max-sm:p-5"
    >
      <h3 id="message-heading" className="text-2xl">
        {t('heading')}
      </h3>
      {shown ? (
        <MessageSent reference={shown} isFresh={reference !== undefined} onAgain={() => setReference(undefined)} />
      ) : (
        <MessageForm action={action} posted={posted} onSent={setReference} />
      )}
    </section>
  )
}
