import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { bookingPageTexts } from '../messages/page/index.ts'
import type { OfferedSlot } from '../model/slot.schema.ts'
import { dayIn } from './when.ts'

/** A slot that cannot be had any more, with what is free nearby. `isClosed`: it went to nobody else. */
export type Taken = { date: string; time: string; alternatives: OfferedSlot[]; isClosed: boolean }

type TakenNoteProps = { taken: Taken; onChoose: (slot: OfferedSlot) => void }

export function TakenNote({ taken: { date, time, alternatives, isClosed }, onChoose }: TakenNoteProps) {
  const t = useT(bookingPageTexts)
  const locale = useLocale()
  return (
    <Note
      live
      tone="warn"
      title={<Capital>{t(isClosed ? 'taken.closed' : 'taken.title', { day: dayIn(locale, date), time })}</Capital>}
    >
      <p>{t(alternatives.length > 0 ? 'taken.text' : 'taken.none')}</p>
      {alternatives.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-2">
          {alternatives.map((slot) => (
            <Button key={slot.startsAt} variant="ghost" size="s" className="bg-sheet" onClick={() => onChoose(slot)}>
              {t('taken.at', { day: dayIn(locale, slot.date, 'short'), time: slot.time })}
            </Button>
          ))}
        </p>
      )}
    </Note>
  )
}

/** A day at the head of a sentence. */
function Capital({ children }: { children: string }) {
  return <span className="inline-block first-letter:uppercase">{children}</span>
}
