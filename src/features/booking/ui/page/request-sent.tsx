import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Note } from '#ui/note.tsx'
import { bookingPageTexts } from '../../messages/page/index.ts'

export function RequestSent({ onAgain }: { onAgain: () => void }) {
  const t = useT(bookingPageTexts)
  return (
    <div
      // The form that had the focus is unmounted.
      ref={(element) => element?.focus()}
      tabIndex={-1}
      className="flex max-w-2xl flex-col items-start gap-6 outline-none"
    >
      <Note tone="ok" title={t('sent.heading')} className="w-full">
        <p className="mt-1 text-ink-2">{t('sent.text')}</p>
      </Note>
      <div className="flex flex-wrap gap-3">
        <Link to="/my-appointments" className={buttonStyles()}>
          {t('sent.mine')}
        </Link>
        <Button variant="ghost" onClick={onAgain}>
          {t('sent.again')}
        </Button>
      </div>
    </div>
  )
}
