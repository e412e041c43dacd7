import { addMonths } from '#kernel/calendar.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Icon } from '#ui/icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from '#ui/icons.ts'
import { bookingPageTexts } from '../../messages/page/index.ts'
import type { MonthBounds } from '../../model/date-grid.ts'
import { formatMonth } from '../../model/format-date.ts'

type MonthNavProps = { month: string; onMonth: (month: string) => void; bounds: MonthBounds; form: string }

/** The current month (a live region) and buttons to the previous and next one. */
export function MonthNav({ month, onMonth, bounds, form }: MonthNavProps) {
  const t = useT(bookingPageTexts)
  const locale = useLocale()
  const neighbours = { previous: addMonths(month, -1), next: addMonths(month, 1) }
  return (
    <div className="calendar-head">
      <h2 aria-live="polite" className="font-semibold text-xl leading-tight tracking-normal first-letter:uppercase">
        {formatMonth(locale, month)}
      </h2>
      {(['previous', 'next'] as const).map((direction) => {
        const other = neighbours[direction]
        const isOutOfBounds = other < bounds.first || other > bounds.last
        return (
          <button
            key={direction}
            type="submit"
            form={form}
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
