import { useEffect, useRef } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { cn } from '#ui/cn.ts'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { formatDay } from '../../../model/format-date.ts'
import { useAppointmentDrag } from './use-appointment-drag.ts'
import { buildWeekTable, type CalendarSlot, type SlotDay, slotLabelOf } from './week-table.ts'
import { WeekTableCell } from './week-table-cell.tsx'

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

/** A week with one row per slot. */
export function WeekGrid({ days, today, slotDays, appointments, onOpen, onSlot, onMove }: WeekGridProps) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { times, columns } = buildWeekTable(days, slotDays, appointments)
  const region = useRef<HTMLElement>(null)
  const [monday] = days
  const drag = useAppointmentDrag((id, { date, row }) => {
    const cell = columns.get(date)?.[row]
    const from = appointments.find((appointment) => appointment.id === id)
    const to = { date, time: times[row]!, label: slotLabelOf(cell) }
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
            <th scope="col" className={cn(head, 'sticky left-0 z-10 w-18 bg-sheet')}>
              <span className="sr-only">{t('week.hour')}</span>
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                aria-current={day === today ? 'date' : undefined}
                className={cn(head, day === today && 'text-ink underline underline-offset-4')}
              >
                {formatDay(locale, day, 'column')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time, row) => (
            <tr key={time}>
              <th
                scope="row"
                className="measure sticky left-0 z-10 h-8 border-line border-t whitespace-nowrap bg-sheet px-2 text-left text-ink-3"
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
const head = 'measure h-10 px-2 text-left font-semibold text-ink-2'
