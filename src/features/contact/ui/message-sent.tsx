import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Note } from '#ui/note.tsx'
import { contactTexts } from '../messages/index.ts'

type MessageSentProps = {
  reference: string
  /** It was sent from this page: the form that had the focus was removed. */
  isFresh: boolean
  onAgain: () => void
}

export function MessageSent({ reference, isFresh, onAgain }: MessageSentProps) {
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
