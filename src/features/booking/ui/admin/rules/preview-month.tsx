import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { cn } from '#ui/cn.ts'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import { formatMonth, formatShortDay, formatWeekday } from '../../../model/format-date.ts'
import type { RulePreview } from '../../../model/rule.schema.ts'
import { calendarStyles } from '../calendar/calendar-legend.tsx'
import { MonthRows } from '../month-rows.tsx'

type PreviewedDay = RulePreview['days'][number]

/** A month with its changes: plus where time opens, minus and hatching where it closes. */
export function PreviewMonth({ preview: { month, days } }: { preview: RulePreview }) {
  const locale = useLocale()
  return (
    <table className="w-full table-fixed border-collapse text-center text-[13px]">
      <caption className="sr-only">{formatMonth(locale, month)}</caption>
      <MonthRows
        month={month}
        weekday={(day) => formatWeekday(locale, day).slice(0, 2)}
        weekdayClassName="measure h-7 text-ink-3"
      >
        {(date) => <PreviewDay key={date} day={days.find((candidate) => candidate.date === date)} />}
      </MonthRows>
    </table>
  )
}

function PreviewDay({ day }: { day: PreviewedDay | undefined }) {
  const t = useT(bookingRulesTexts)
  const locale = useLocale()
  if (!day) return <td className="border border-line bg-wash/40" />
  const opens = formatSpans(day.opens)
  const closes = formatSpans(day.closes)
  const after = formatSpans(day.after)
  const changes = [
    opens && t('preview.dayOpens', { hours: opens }),
    closes && t('preview.dayCloses', { hours: closes }),
    (opens || closes) && (after ? t('preview.dayAfter', { hours: after }) : t('preview.dayNothing')),
  ].filter(Boolean)
  return (
    <td
      title={changes.length > 0 ? changes.join('; ') : undefined}
      className={cn(
        'h-9 border border-line font-mono',
        closes && calendarStyles.closed,
        opens && 'bg-brand/18',
        day.before.length === 0 && !opens ? 'text-ink-3' : 'text-ink',
      )}
    >
      <span aria-hidden="true">
        {Number(day.date.slice(8))}
        {opens && <b className="text-brand-strong">+</b>}
        {closes && <b className="text-warn">−</b>}
      </span>
      <span className="sr-only">{[formatShortDay(locale, day.date), ...changes].join(', ')}</span>
    </td>
  )
}

function formatSpans(list: PreviewedDay['opens']): string {
  return list.map(({ startTime, endTime }) => `${startTime}–${endTime}`).join(', ')
}
