import { useEffect, useRef } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { cn } from '#ui/cn.ts'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { formatShortDay } from '../../../model/format-date.ts'
import { useClientName } from '../appointments/client-name.tsx'
import { calendarStyles } from './calendar-legend.tsx'
import { placeKey, useAppointmentDrag, type WeekPlace } from './use-appointment-drag.ts'
import { buildWeekTable, type CalendarSlot, type SlotDay, type WeekCell } from './week-table.ts'

type WeekGridProps = {
  days: readonly string[]
  today: string
  slotDays: readonly SlotDay[]
  appointments: readonly AppointmentDetails[]
  onOpen: (id: string) => void
  /** A click on a slot: a free one is booked, another one explained. */
  onSlot: (slot: CalendarSlot) => void
  /** An appointment was dragged to a slot. */
  onMove: (id: string, to: CalendarSlot) => void
}

export function WeekGrid({ days, today, slotDays, appointments, onOpen, onSlot, onMove }: WeekGridProps) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { times, columns } = buildWeekTable(days, slotDays, appointments)
  const region = useRef<HTMLElement>(null)
  const [monday] = days
  const drag = useAppointmentDrag((id, { date, row }) => {
    const cell = columns.get(date)?.[row]
    const from = appointments.find((appointment) => appointment.id === id)
    const time = times[row]
    if (!time) return
    const to = { date, time, label: cell?.kind === 'slot' ? cell.label : 'booked' } as const
    if (from?.date !== to.date || from.time !== to.time) onMove(id, to)
  })

  // On small screens the week is wider than the screen: scroll to today.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per week
  useEffect(() => {
    const column = region.current?.querySelector<HTMLElement>('[aria-current]')
    region.current?.scrollTo({ left: column ? column.offsetLeft - HOURS_WIDTH : 0 })
  }, [monday])

  return (
    <section
      ref={region}
      // A scrollable region must be focusable for keyboard users.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      aria-label={t('calendar.scroll')}
      className="relative isolate overflow-x-auto rounded-md border border-line focus-visible:outline-offset-0"
    >
      <table className="w-full min-w-[44rem] table-fixed border-collapse text-[13px]" {...drag.target}>
        <thead>
          <tr>
            <th scope="col" className={cn(head, hoursCell, 'w-18')}>
              <span className="sr-only">{t('week.hour')}</span>
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                aria-current={day === today ? 'date' : undefined}
                className={cn(head, day === today && 'text-ink underline underline-offset-4')}
              >
                {formatShortDay(locale, day, 'column')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time, row) => (
            <tr key={time}>
              <th
                scope="row"
                className={cn(
                  hoursCell,
                  'measure h-8 border-line border-t whitespace-nowrap px-2 text-left text-ink-3',
                )}
              >
                {time}
              </th>
              {days.map((day) => (
                <WeekTableCell
                  key={day}
                  cell={columns.get(day)?.[row]}
                  place={{ date: day, row }}
                  time={time}
                  drag={drag}
                  onOpen={onOpen}
                  onSlot={onSlot}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Width of the sticky column with the hours, in pixels. */
const HOURS_WIDTH = 72
/** Its line is drawn, because collapsed borders do not move with a sticky cell. */
const hoursCell = 'sticky left-0 z-10 bg-sheet after:absolute after:inset-y-0 after:-right-px after:w-px after:bg-line'
const head = 'measure h-10 px-2 text-left font-semibold text-ink-2'

type WeekTableCellProps = {
  cell: WeekCell | undefined
  place: WeekPlace
  /** Of the row. */
  time: string
  drag: Pick<ReturnType<typeof useAppointmentDrag>, 'over' | 'source'>
  onOpen: (id: string) => void
  onSlot: (slot: CalendarSlot) => void
}

/** Appointments, or a slot: a free one has a plus sign and can be booked. Both accept a dragged appointment. */
function WeekTableCell({ cell, place, time: rowTime, drag, onOpen, onSlot }: WeekTableCellProps) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const nameOf = useClientName()
  if (!cell) return null
  const { date, row } = place
  const isTarget = drag.over === placeKey(place)
  if (cell.kind === 'appointments')
    return (
      <td
        rowSpan={cell.rows}
        data-date={date}
        data-row={row}
        data-rows={cell.rows}
        className="h-px border-line border-t border-l p-0.5 align-top"
      >
        <div className="flex h-full gap-0.5">
          {cell.appointments.map(({ id, client, status, hasPassed, time, endTime }) => (
            <button
              key={id}
              type="button"
              onClick={() => onOpen(id)}
              {...(status === 'PENDING' || !hasPassed ? drag.source(id, cell.rows) : {})}
              className={cn(
                'min-w-0 flex-1 cursor-pointer overflow-hidden rounded-[4px] text-left leading-tight hover:brightness-95 focus-visible:outline-offset-0 [&[draggable=true]]:cursor-grab',
                status === 'PENDING' ? calendarStyles.pending : calendarStyles.approved,
              )}
            >
              {/* Fills the button: Firefox drags a button only by its content. */}
              <span className="block size-full truncate px-1.5 py-1">
                {/* A time equal to the row header is not repeated. */}
                {time !== rowTime && (
                  <span aria-hidden="true" className="mr-1 font-mono text-[11.5px]">
                    {time}
                  </span>
                )}
                {nameOf(client)}
                {status === 'PENDING' && ' ?'}
              </span>
              <span className="sr-only">
                {' '}
                {time}–{endTime}, {t(`status.${status}`)}
              </span>
            </button>
          ))}
        </div>
      </td>
    )
  const { label } = cell
  const isFree = label === 'available'
  const day = formatShortDay(locale, date)
  const name = isFree
    ? t('slot.book', { day, time: cell.time })
    : t('explain.of', { day, time: cell.time, label: t(`slot.${label}`) })
  return (
    <td data-date={date} data-row={row} data-rows={1} className="h-8 border-line border-t border-l p-0">
      <button
        type="button"
        onClick={() => onSlot({ date, time: cell.time, label })}
        title={name}
        aria-label={name}
        className={cn(
          'block size-full min-h-8 hover:bg-wash focus-visible:-outline-offset-3',
          isFree
            ? "cursor-pointer text-brand-strong text-base leading-none before:opacity-0 before:content-['+'] hover:before:opacity-100 focus-visible:before:opacity-100"
            : 'cursor-help',
          isTarget && 'bg-brand/30 outline-2 outline-brand-strong -outline-offset-2',
          label === 'blocked' && calendarStyles.closed,
          // Forced colours: the wash is the colour of a free time.
          label === 'passed' && 'forced-color-adjust-none bg-wash/60 forced-colors:bg-line/30',
          label === 'booked' && 'forced-color-adjust-none bg-line/60',
        )}
      />
    </td>
  )
}
