import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Note } from '#ui/note.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { bookingPageTexts } from '../../messages/page/index.ts'
import { formatDay, formatMonth, formatZone } from '../../model/format-date.ts'
import type { PackedMonth } from '../../model/slot.schema.ts'
import type { UnpackedSlot } from '../../model/slot-run.ts'
import { unpackSlots } from '../booking.queries.ts'
import { useBrowserTime } from '../browser-time.ts'
import { SlotTile, TileGroup } from './tile-group.tsx'
import type { SlotChoiceState } from './use-slot-choice.ts'

/** Without a time: another day. */
type OnChoose = (choice: { date: string; time?: string }) => void

type TimePickerProps = {
  choice: SlotChoiceState
  onChoose: OnChoose
}

export function TimePicker({ choice, onChoose }: TimePickerProps) {
  const t = useT(bookingPageTexts)
  const { data, isError, refetch, isCurrent, shownDate, slot } = choice
  const day = data?.days.find(({ date }) => date === shownDate)
  if (isError)
    return (
      <Note tone="danger" live>
        <p>{t('times.failed')}</p>
        <Button variant="ghost" size="s" className="mt-3" onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </Note>
    )
  if (!data || (!isCurrent && !day))
    return (
      <Loading label={t('times.loading')}>
        <Skeleton shape="block" className="skeleton-tiles h-[202px]" />
      </Loading>
    )
  const chosen = slot?.label === 'available' ? slot : undefined
  return <SlotPicker month={data} day={day} chosen={chosen} onChoose={onChoose} />
}

type SlotPickerProps = {
  month: PackedMonth
  day: PackedMonth['days'][number] | undefined
  chosen: UnpackedSlot | undefined
  onChoose: OnChoose
}

const SlotPicker = memo(function SlotPicker({ month, day, chosen, onChoose }: SlotPickerProps) {
  const t = useT(bookingPageTexts)
  const locale = useLocale()
  const firstOpen = month.days.find(({ state }) => state === 'open')
  const next = firstOpen?.date ?? month.nextOpen
  const toNext =
    next === undefined ? undefined : (
      <Button variant="ghost" size="s" onClick={() => onChoose({ date: next })}>
        {t('times.next', { day: formatDay(locale, next) })}
      </Button>
    )

  if (!day)
    return (
      <EmptyState
        action={
          toNext ?? (
            <Link to="/contact" className={buttonStyles({ variant: 'ghost' })}>
              {t('times.contact')}
            </Link>
          )
        }
      >
        {toNext ? t('times.month', { month: formatMonth(locale, month.month) }) : t('times.nowhere')}
      </EmptyState>
    )
  const name = formatDay(locale, day.date)
  const slots = unpackSlots(day.runs)
  return (
    <>
      {day.state !== 'open' && (
        <EmptyState
          // A full day has the heading of its tiles.
          title={day.state === 'closed' && <span className="inline-block first-letter:uppercase">{name}</span>}
          action={toNext}
        >
          <p role="status">
            {t(day.state === 'closed' ? 'times.closed' : 'times.full')} {firstOpen && t('times.elsewhere')}
          </p>
        </EmptyState>
      )}
      {day.state !== 'closed' && (
        <TileGroup
          name="time"
          legend={
            <>
              <span className="sr-only">{t('times.legend', { day: name })}</span>
              <span aria-hidden="true">{name}</span>
            </>
          }
          note={<ZoneNote zone={month.zone} date={day.date} first={slots[0]} />}
          className="tiles"
        >
          {slots.map((slot) => (
            <Slot
              key={slot.startsAt}
              slot={slot}
              date={day.date}
              chosen={chosen}
              onChoose={() => onChoose({ date: day.date, time: slot.time })}
            />
          ))}
        </TileGroup>
      )}
    </>
  )
})

type SlotProps = { slot: UnpackedSlot; date: string; chosen?: UnpackedSlot; onChoose: () => void }

function Slot({ slot, date, chosen, onChoose }: SlotProps) {
  const t = useT(bookingPageTexts)
  const isFree = slot.label === 'available'
  const browserTime = useBrowserTime({ at: slot.startsAt, date, time: slot.time })
  return (
    <SlotTile
      field="time"
      value={slot.time}
      checked={chosen?.startsAt === slot.startsAt}
      disabled={!isFree}
      onChoose={onChoose}
      label={slot.label}
      own={isFree ? { at: slot.startsAt, time: browserTime } : undefined}
      name={browserTime && isFree ? t('slot.own', { at: slot.time, time: browserTime }) : undefined}
    >
      <span className="tile-time">{slot.time}</span>
      <span className="tile-note">{t(`slot.${slot.label}`)}</span>
    </SlotTile>
  )
}

function ZoneNote({ zone, date, first }: { zone: string; date: string; first: UnpackedSlot | undefined }) {
  const t = useT(bookingPageTexts)
  const locale = useLocale()
  const { startsAt: at = 0, time = '' } = first ?? {}
  const note = t('zone.own')
  const isOther = useBrowserTime({ at, date, time })
  return (
    <>
      {t('zone', { zone: formatZone(locale, zone) })}
      {/* Reserves its line, so that nothing shifts when the browser's zone is known. */}
      <span
        className="block min-h-[1lh]"
        data-own={isOther && note}
        data-note={note}
        data-day={date}
        data-name={t('slot.own', { at: '{at}', time: '{time}' })}
      />
    </>
  )
}
