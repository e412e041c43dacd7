import { useEffect, useRef } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { cn } from '#ui/cn.ts'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { formatDay } from '../../../model/format-date.ts'
import { useClientName } from '../appointments/appointment-line.tsx'
import { calendarStyles } from './calendar-legend.tsx'
import type { ExplainedSlot } from './slot-explanation-dialog.tsx'
import { buildWeekTable, type SlotDay, type WeekCell } from './week-table.ts'

type WeekGridProps = {
  days: readonly string[]
  today: string
  slotDays: readonly SlotDay[]
  appointments: readonly AppointmentDetails[]
  onOpen: (id: string) => void
  onExplain: (slot: ExplainedSlot) => void
}

/** A week with one row per slot. A click on a slot explains its label. */
export function WeekGrid({ days, today, slotDays, appointments, onOpen, onExplain }: WeekGridProps) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { times, columns } = buildWeekTable(days, slotDays, appointments)
  const region = useRef<HTMLElement>(null)
  const [monday] = days

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
      <table className="w-full min-w-[46rem] table-fixed border-collapse text-[13px]">
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
                {formatDay(locale, day, 'short')}
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
                <Cell
                  key={day}
                  cell={columns.get(day)?.[row]}
                  day={day}
                  time={time}
                  onOpen={onOpen}
                  onExplain={onExplain}
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

type CellProps = { cell: WeekCell | undefined; day: string; time: string } & Pick<WeekGridProps, 'onOpen' | 'onExplain'>

function Cell({ cell, day, time: rowTime, onOpen, onExplain }: CellProps) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const nameOf = useClientName()
  if (!cell) return null
  if (cell.kind === 'appointments')
    return (
      <td rowSpan={cell.rows} className="h-px border-line border-t border-l p-0.5 align-top">
        <div className="flex h-full gap-0.5">
          {cell.appointments.map(({ id, client, status, time, endTime }) => (
            <button
              key={id}
              type="button"
              onClick={() => onOpen(id)}
              className={cn(
                'min-w-0 flex-1 cursor-pointer overflow-hidden rounded-[4px] px-1.5 py-1 text-left leading-tight hover:brightness-95 focus-visible:outline-offset-0',
                status === 'PENDING' ? calendarStyles.pending : calendarStyles.approved,
              )}
            >
              <span className="block truncate">
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
  const label = cell.kind === 'closed' ? 'blocked' : cell.label
  const isHatched = label === 'blocked'
  const explanation = t('why.of', { day: formatDay(locale, day, 'short'), time: cell.time, label: t(`slot.${label}`) })
  return (
    <td className="h-8 border-line border-t border-l p-0">
      <button
        type="button"
        onClick={() => onExplain({ date: day, time: cell.time, label })}
        title={explanation}
        aria-label={explanation}
        className={cn(
          'block size-full min-h-8 cursor-help hover:bg-wash focus-visible:-outline-offset-3',
          isHatched && calendarStyles.closed,
          label === 'passed' && 'bg-wash/60',
          label === 'booked' && 'bg-line/60',
        )}
      />
    </td>
  )
}
