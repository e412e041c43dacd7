import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Icon } from '#ui/icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from '#ui/icons.ts'
import { bookingPageTexts } from '../messages/page/index.ts'
import { addMonths, type Bounds } from '../model/calendar.ts'
import { monthIn } from './when.ts'

type MonthNavProps = { month: string; onMonth: (month: string) => void; bounds: Bounds; form: string }

/** The month by its name, told when it changes, and the ways to the ones beside it. */
export function MonthNav({ month, onMonth, bounds, form }: MonthNavProps) {
  const t = useT(bookingPageTexts)
  const locale = useLocale()
  const beside = { previous: addMonths(month, -1), next: addMonths(month, 1) }
  return (
    <div className="calendar-head">
      <h2 aria-live="polite" className="font-semibold text-xl leading-tight tracking-normal first-letter:uppercase">
        {monthIn(locale, month)}
      </h2>
      {(['previous', 'next'] as const).map((way) => {
        const other = beside[way]
        const isOut = other < bounds.first || other > bounds.last
        return (
          <button
            key={way}
            type="submit"
            form={form}
            name="month"
            value={other}
            aria-label={t(`month.${way}`, { month: monthIn(locale, other) })}
            // At the end it stays where it is, with the focus.
            aria-disabled={isOut || undefined}
            onClick={(event) => {
              event.preventDefault()
              if (!isOut) onMonth(other)
            }}
            className={buttonStyles({ variant: 'quiet', size: 's', shape: 'icon' }, 'calendar-turn')}
          >
            <Icon path={way === 'next' ? chevronRightIcon : chevronLeftIcon} />
          </button>
        )
      })}
    </div>
  )
}
