import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { bookingPageTexts } from '../messages/page/index.ts'
import type { useHold } from './use-hold.ts'
import { timeAt } from './when.ts'

type HoldNoteProps = { hold: ReturnType<typeof useHold>; time: string; zone: string }

/** How long the slot is kept, said once and without a ticking clock. */
export function HoldNote({ hold: { held, again }, time, zone }: HoldNoteProps) {
  const t = useT(bookingPageTexts)
  const locale = useLocale()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[0.94em] text-ink-2 leading-normal">
      <p role="status">
        {held.state === 'held' && t('hold.until', { time, until: timeAt(locale, held.until, zone) })}
        {held.state === 'ended' && t('hold.ended', { time })}
      </p>
      {held.state === 'ended' && (
        <Button variant="ghost" size="s" onClick={again}>
          {t('hold.again')}
        </Button>
      )}
    </div>
  )
}
