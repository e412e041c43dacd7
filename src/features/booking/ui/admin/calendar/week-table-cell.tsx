import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { cn } from '#ui/cn.ts'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { formatShortDay } from '../../../model/format-date.ts'
import { useClientName } from '../appointments/client-name.tsx'
import { calendarStyles } from './calendar-legend.tsx'
import { placeKey, type useAppointmentDrag, type WeekPlace } from './use-appointment-drag.ts'
import { type CalendarSlot, slotLabelOf, type WeekCell } from './week-table.ts'

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
export function WeekTableCell({ cell, place, time: rowTime, drag, onOpen, onSlot }: WeekTableCellProps) {
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
  const label = slotLabelOf(cell)
  const isFree = label === 'available'
  const day = formatShortDay(locale, date)
  const name = isFree
    ? t('slot.book', { day, time: cell.time })
    : t('why.of', { day, time: cell.time, label: t(`slot.${label}`) })
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
          label === 'passed' && 'bg-wash/60',
          label === 'booked' && 'bg-line/60',
        )}
      />
    </td>
  )
}
