import { DayPicker, type Modifiers } from 'react-day-picker'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Icon } from '#ui/icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from '#ui/icons.ts'
import { bookingPageTexts } from '../messages/page/index.ts'
import type { DayState } from '../model/slot.ts'
import { addMonths, dayIn, dayOfWeek, monthIn, monthOf, weekdayIn } from './when.ts'

type MonthCalendarProps = {
  month: string
  onMonth: (month: string) => void
  selected: string | undefined
  onSelect: (date: string) => void
  today: string
  /** The last day one can ask for. */
  lastDay: string
  /** How many moments a day has; nothing is said of a day that is not known yet. */
  stateOf: (date: string) => { state: DayState; count: number } | undefined
}

/** A month to choose a day from. A day with room is underlined, a full one crossed out; its name says it as well. */
export function MonthCalendar({ month, onMonth, selected, onSelect, today, lastDay, stateOf }: MonthCalendarProps) {
  const t = useT(bookingPageTexts)
  const locale = useLocale()
  const known = (day: string) => (day < today || day > lastDay ? undefined : stateOf(day))
  const is = (state: DayState) => (date: Date) => known(toLocal(date))?.state === state

  function nameOf(date: Date, { selected: isSelected }: Modifiers): string {
    const day = known(toLocal(date))
    const name = [dayIn(locale, toLocal(date), 'long')]
    if (day) name.push(day.state === 'open' ? t('day.room', { count: day.count }) : t(`day.${day.state}`))
    if (isSelected) name.push(t('day.selected'))
    return name.join(', ')
  }

  return (
    <DayPicker
      mode="single"
      required
      lang={locale}
      weekStartsOn={1}
      navLayout="after"
      showOutsideDays={false}
      month={toDate(`${month}-01`)}
      onMonthChange={(date) => onMonth(monthOf(toLocal(date)))}
      startMonth={toDate(today)}
      endMonth={toDate(lastDay)}
      today={toDate(today)}
      selected={selected ? toDate(selected) : undefined}
      onSelect={(date: Date) => onSelect(toLocal(date))}
      disabled={[{ before: toDate(today) }, { after: toDate(lastDay) }]}
      modifiers={{ open: is('open'), full: is('full'), closed: is('closed') }}
      modifiersClassNames={{ open: marks.open, full: marks.full, closed: marks.closed }}
      classNames={look}
      components={{ Chevron }}
      formatters={{
        formatCaption: (date) => monthIn(locale, monthOf(toLocal(date))),
        formatWeekdayName: (date) => weekdayIn(locale, dayOfWeek(toLocal(date)), 'short').slice(0, 2),
        formatDay: (date) => String(date.getDate()),
      }}
      labels={{
        labelGrid: (date) => monthIn(locale, monthOf(toLocal(date))),
        labelNav: () => t('months'),
        labelPrevious: () => t('month.previous', { month: monthIn(locale, addMonths(month, -1)) }),
        labelNext: () => t('month.next', { month: monthIn(locale, addMonths(month, 1)) }),
        labelWeekday: (date) => weekdayIn(locale, dayOfWeek(toLocal(date))),
        labelDayButton: nameOf,
      }}
    />
  )
}

function Chevron({ orientation }: { orientation?: string }) {
  return <Icon path={orientation === 'left' ? chevronLeftIcon : chevronRightIcon} />
}

/** The calendar counts in days of the browser's own clock; noon keeps clear of every change of it. */
function toDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

function toLocal(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

const monthButton = buttonStyles(
  { variant: 'quiet', size: 's', shape: 'icon' },
  'aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 aria-disabled:opacity-50',
)

const look = {
  month: 'grid grid-cols-[1fr_auto] items-center',
  month_caption: 'leading-tight font-display text-xl font-semibold first-letter:uppercase',
  nav: '-my-2 flex gap-1',
  button_previous: monthButton,
  button_next: monthButton,
  month_grid: 'col-span-2 mt-3 w-full table-fixed border-separate border-spacing-x-0.5 border-spacing-y-1',
  weekday: 'measure h-8 text-center align-middle text-ink-3',
  day: 'p-0',
  day_button: [
    'flex h-11 w-full cursor-pointer items-center justify-center rounded-sm font-medium font-mono text-[14px] text-inherit',
    'enabled:hover:bg-wash focus-visible:outline-offset-0 disabled:cursor-default',
  ].join(' '),
  today: '[&>button]:border [&>button]:border-line-strong [&>button]:font-bold',
  disabled: 'text-ink-3',
  selected:
    '[&>button]:bg-brand! [&>button]:text-on-brand! [&>button]:no-underline! [&>button]:shadow-none! font-semibold',
}

const marks = {
  open: 'text-ink [&>button]:shadow-[inset_0_-3px_0_var(--brand)] [&>button]:enabled:hover:shadow-[inset_0_-3px_0_var(--brand-strong)]',
  full: 'text-ink-3 [&>button]:line-through',
  closed: 'text-ink-3',
}
