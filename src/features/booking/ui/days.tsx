import { lazy, Suspense, useEffect } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { bookingPageTexts } from '../messages/page/index.ts'
import type { Choice } from './use-choice.ts'
import { weeksOf } from './when.ts'

const loadCalendar = () => import('./month-calendar.tsx')
/** The heaviest part of the page, and useless before its days are known: it has a file of its own. */
const MonthCalendar = lazy(async () => ({ default: (await loadCalendar()).MonthCalendar }))

export function Days({ choice: { data, month, setMonth, shownDate, change, isCurrent } }: { choice: Choice }) {
  const t = useT(bookingPageTexts)
  // It travels beside the days it shows, not after them.
  useEffect(() => void loadCalendar().catch(() => {}), [])
  return (
    <section aria-label={t('day.heading')} aria-busy={!isCurrent || undefined}>
      {data ? (
        <Suspense fallback={<CalendarSkeleton month={month} />}>
          {' '}
          <MonthCalendar
            month={month}
            onMonth={setMonth}
            selected={shownDate}
            onSelect={(date) => change({ date, time: undefined })}
            today={data.today}
            lastDay={data.lastDate}
            stateOf={(date) => {
              const day = data.days.find((one) => one.date === date)
              const count = day?.slots.filter(({ label }) => label === 'available').length ?? 0
              return day && { state: day.state, count }
            }}
          />
        </Suspense>
      ) : (
        <CalendarSkeleton month={month} />
      )}
      <p className="mt-3 text-[0.92em] text-ink-2 leading-normal">{t('day.legend')}</p>
    </section>
  )
}

/** By the number of weeks in it. */
const HEIGHTS: Record<number, string> = { 4: 'h-[188px]', 5: 'h-[236px]', 6: 'h-[284px]' }

/** As tall as the month it stands for, so that nothing moves when the calendar comes. */
function CalendarSkeleton({ month }: { month: string }) {
  // Which month it is, the clock of the browser says; most have five weeks.
  const weeks = month ? weeksOf(month).length : 5
  return (
    <div className="pb-1">
      <Skeleton className="h-[25px] w-40 pointer-coarse:h-7" />
      <Skeleton className="mt-4 h-8 opacity-50" />
      <Skeleton shape="block" className={`mt-1 w-full ${HEIGHTS[weeks]}`} />
    </div>
  )
}
