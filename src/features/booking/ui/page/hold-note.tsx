import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { bookingPageTexts } from '../../messages/page/index.ts'
import type { SlotChoice } from '../../model/appointment.schema.ts'
import { useHold } from './use-hold.ts'

type HoldNoteProps = { choice: SlotChoice; onRefused: (error: unknown) => void }

/** Holds the slot, and announces it once; a countdown would be announced repeatedly by screen readers. */
export function HoldNote({ choice, onRefused }: HoldNoteProps) {
  const { held, renew } = useHold(choice, onRefused)
  const t = useT(bookingPageTexts)
  return (
    <div className="hold-note">
      <p role="status">
        {held.state === 'held' && t('hold.until', { count: held.minutes })}
        {held.state === 'ended' && t('hold.ended')}
      </p>
      {held.state === 'ended' && (
        <Button variant="ghost" size="s" onClick={renew}>
          {t('hold.again')}
        </Button>
      )}
    </div>
  )
}
