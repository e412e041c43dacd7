import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { addMonths, dayNumber, monthOf, sameDayInMonth, weeksOf } from '#kernel/calendar.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from '#ui/icon/icons.ts'
import { bookingPageTexts } from '../../messages/page/index.ts'
import { dateAfterKey, type MonthBounds } from '../../model/date-grid.ts'
import { formatDay, formatMonth, formatWeekday } from '../../model/format-date.ts'
import type { PackedMonth } from '../../model/slot.schema.ts'

type MonthCalendarProps = {
  month: string
  onMonth: (month: string) => void
  selected: string | undefined
  onSelect: (day: { date: string }) => void
  today: string
  /** The last day that can be requested. */
  lastDay: string
  /** May be incomplete while loading. */
  days: PackedMonth['days']
}

/** The form of the day buttons: without JavaScript a click loads that day from the server. */
export const NO_SCRIPT_FORM_ID = 'other-day'

/**
 * ARIA date grid with a roving tabindex: one tab stop, then arrows, Home, End, Page Up and Page Down. Days with free
 * slots are underlined, full days crossed out; the accessible name includes the state.
 */
export const MonthCalendar = memo(function MonthCalendar({
  month,
  onMonth,
  selected,
  onSelect,
  today,
  lastDay,
  days,
}: MonthCalendarProps) {
  const t = useT(bookingPageTexts)
  const locale = useLocale()
  const grid = useRef<HTMLTableElement>(null)
  const [focusedDate, setFocusedDate] = useState<string>()
  /** The day to focus after a key press; its button may not be rendered yet. */
  const focusTarget = useRef<string>(undefined)
  const tabStop = sameDayInMonth(month, focusedDate ?? selected ?? (monthOf(today) === month ? today : `${month}-01`))
  const bounds: MonthBounds = { first: monthOf(today), last: monthOf(lastDay) }

  useEffect(() => {
    if (focusTarget.current !== tabStop) return
    focusTarget.current = undefined
    grid.current?.querySelector<HTMLElement>(`[value="${tabStop}"]`)?.focus()
  }, [tabStop])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = dateAfterKey(tabStop, event.key, bounds)
    if (!next) return
    event.preventDefault()
    if (next !== tabStop) focusTarget.current = next
    setFocusedDate(next)
    if (monthOf(next) !== month) onMonth(monthOf(next))
  }

  function renderDay(date: string) {
    const day = days.find((candidate) => candidate.date === date)
    const isOutside = date < today || date > lastDay
    const name = [formatDay(locale, date, 'long')]
    if (isOutside) name.push(t(date < today ? 'slot.passed' : 'day.tooFar'))
    else if (day) name.push(day.state === 'open' ? t('day.room', { count: day.free }) : t(`day.${day.state}`))
    if (date === selected) name.push(t('day.selected'))
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a td is a gridcell
      <td key={date} aria-selected={date === selected}>
        <button
          type="submit"
          form={NO_SCRIPT_FORM_ID}
          name="date"
          value={date}
          tabIndex={date === tabStop ? 0 : -1}
          aria-label={name.join(', ')}
          aria-current={date === today ? 'date' : undefined}
          aria-disabled={isOutside || undefined}
          data-state={day?.state}
          onClick={(event) => {
            event.preventDefault()
            setFocusedDate(date)
            if (!isOutside) onSelect({ date })
          }}
        >
          {dayNumber(date)}
        </button>
      </td>
    )
  }

  return (
    <>
      <MonthNav month={month} onMonth={onMonth} bounds={bounds} />
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table that takes keys
        role="grid"
        aria-label={formatMonth(locale, month)}
        onKeyDown={handleKeyDown}
        className="calendar"
      >
        {/* A table with fixed layout needs its column count up front: HTML is rendered while it streams in. */}
        <colgroup>
          <col span={7} />
        </colgroup>
        <thead>
          <tr>
            {[1, 2, 3, 4, 5, 6, 7].map((day) => (
              <th key={day} scope="col" className="measure">
                <span aria-hidden="true">{formatWeekday(locale, day).slice(0, 2)}</span>
                <span className="sr-only">{formatWeekday(locale, day)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>{week.map((date) => (monthOf(date) === month ? renderDay(date) : <td key={date} />))}</tr>
          ))}
        </tbody>
      </table>
    </>
  )
})

type MonthNavProps = { month: string; onMonth: (month: string) => void; bounds: MonthBounds }

/** The current month (a live region) and buttons to the previous and next one. */
function MonthNav({ month, onMonth, bounds }: MonthNavProps) {
  const t = useT(bookingPageTexts)
  const locale = useLocale()
  const neighbours = { previous: addMonths(month, -1), next: addMonths(month, 1) }
  return (
    <div className="calendar-head">
      <h2 aria-live="polite">{formatMonth(locale, month)}</h2>
      {(['previous', 'next'] as const).map((direction) => {
        const other = neighbours[direction]
        const isOutOfBounds = other < bounds.first || other > bounds.last
        return (
          <button
            key={direction}
            type="submit"
            form={NO_SCRIPT_FORM_ID}
            name="month"
            value={other}
            aria-label={t(`month.${direction}`, { month: formatMonth(locale, other) })}
            // Not `disabled`: the button keeps the focus at the last month.
            aria-disabled={isOutOfBounds || undefined}
            onClick={(event) => {
              event.preventDefault()
              if (!isOutOfBounds) onMonth(other)
            }}
            className={buttonStyles({ variant: 'quiet', size: 's', shape: 'icon' }, 'calendar-turn')}
          >
            <Icon path={direction === 'next' ? chevronRightIcon : chevronLeftIcon} />
          </button>
        )
      })}
    </div>
  )
}
