import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Note } from '#ui/note.tsx'
import { contactTexts } from '../messages/index.ts'
import type { AskedFields } from '../model/contact-form.schema.ts'
import type { ContactFormState } from '../model/form-state.ts'
import { MessageForm } from './message-form.tsx'

type ContactFormProps = {
  /** Form action without JavaScript: this page, in its language. */
  action: string
  posted: ContactFormState
  asked: AskedFields
  /** The reference in the URL. */
  sent: string | undefined
}

/** Validation and sending are loaded when the visitor starts typing. */
export function ContactForm({ action, posted, asked, sent }: ContactFormProps) {
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
        <MessageForm action={action} posted={posted} asked={asked} onSent={setReference} />
      )}
    </section>
  )
}

type MessageSentProps = {
  reference: string
  /** It was sent from this page: the form that had the focus was removed. */
  isFresh: boolean
  onAgain: () => void
}

function MessageSent({ reference, isFresh, onAgain }: MessageSentProps) {
  const t = useT(contactTexts)
  return (
    <div
      ref={(place) => {
        if (isFresh) place?.focus()
      }}
      tabIndex={-1}
      className="mt-5 flex flex-col items-start gap-5 outline-none"
    >
      <Note tone="ok" title={t('sent.heading')} className="w-full">
        <p className="mt-1">
          {t('sent.reference')} <strong className="whitespace-nowrap font-mono">{reference}</strong>
        </p>
        <p className="mt-1 text-ink-2">{t('sent.next')}</p>
      </Note>
      <Link to="/contact" hash="message" onClick={onAgain} className={buttonStyles({ variant: 'ghost' })}>
        {t('sent.again')}
      </Link>
    </div>
  )
}
