import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { bookingPageTexts } from '../../messages/page/index.ts'
import { formatDay, formatShortDay } from '../../model/format-date.ts'
import type { OfferedSlot } from '../../model/slot.schema.ts'

/** A slot that is no longer available, with alternatives. `isClosed`: closed by the rules, not taken by another client. */
export type UnavailableSlot = { date: string; time: string; alternatives: OfferedSlot[]; isClosed: boolean }

type UnavailableSlotNoteProps = { slot: UnavailableSlot; onChoose: (slot: OfferedSlot) => void }

export function UnavailableSlotNote({
  slot: { date, time, alternatives, isClosed },
  onChoose,
}: UnavailableSlotNoteProps) {
  const t = useT(bookingPageTexts)
  const locale = useLocale()
  return (
    <Note
      live
      tone="warn"
      title={
        <span className="inline-block first-letter:uppercase">
          {t(isClosed ? 'taken.closed' : 'taken.title', { day: formatDay(locale, date), time })}
        </span>
      }
    >
      <p>{t(alternatives.length > 0 ? 'taken.text' : 'taken.none')}</p>
      {alternatives.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-2">
          {alternatives.map((slot) => (
            <Button key={slot.startsAt} variant="ghost" size="s" className="bg-sheet" onClick={() => onChoose(slot)}>
              {t('taken.at', { day: formatShortDay(locale, slot.date), time: slot.time })}
            </Button>
          ))}
        </p>
      )}
    </Note>
  )
}
