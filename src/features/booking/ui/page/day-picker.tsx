import { useT } from '#platform/i18n/provider.tsx'
import { bookingPageTexts } from '../../messages/page/index.ts'
import { MonthCalendar } from './month-calendar.tsx'
import type { SlotChoiceState } from './use-slot-choice.ts'

export function DayPicker({ choice, onDay }: { choice: SlotChoiceState; onDay: (date: string) => void }) {
  const t = useT(bookingPageTexts)
  const { data, month, today, setMonth, shownDate, isCurrent } = choice
  return (
    <section aria-label={t('day.heading')} aria-busy={!isCurrent || undefined}>
      {today && (
        <MonthCalendar
          month={month}
          onMonth={setMonth}
          selected={shownDate}
          onSelect={onDay}
          today={today}
          lastDay={data?.lastDate ?? today}
          days={data?.days ?? []}
        />
      )}
      <p data-nosnippet className="mt-3 text-[0.92em] text-ink-2 leading-normal">
        {t('day.legend')}
      </p>
    </section>
  )
}
