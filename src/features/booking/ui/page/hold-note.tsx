import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { bookingPageTexts } from '../../messages/page/index.ts'
import type { SlotChoice } from '../../model/appointment.schema.ts'
import { useHold } from './use-hold.ts'

type HoldNoteProps = { choice: SlotChoice; onRefused: (error: unknown) => void }

/** Holds the slot; announced at its start, a minute before its end and at its end, not as a countdown. */
export function HoldNote({ choice, onRefused }: HoldNoteProps) {
  const { held, renew } = useHold(choice, onRefused)
  const t = useT(bookingPageTexts)
  return (
    <div className="hold-note">
      <p role="status">
        {held.state === 'held' && t('hold.until', { count: held.minutes })}
        {held.state === 'ending' && t('hold.ending')}
        {held.state === 'ended' && t('hold.ended')}
      </p>
      {(held.state === 'ending' || held.state === 'ended') && (
        <Button variant="ghost" size="s" onClick={renew}>
          {t(held.state === 'ending' ? 'hold.longer' : 'hold.again')}
        </Button>
      )}
    </div>
  )
}
