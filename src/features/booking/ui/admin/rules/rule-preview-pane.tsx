import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addMonths, dayNumber, monthOf } from '#kernel/calendar.ts'
import { useDebounced } from '#platform/client/use-debounced.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { cn } from '#ui/cn.ts'
import { Note } from '#ui/note.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import { dateInZone, formatMonth, formatShortDay, formatWeekday } from '../../../model/format-date.ts'
import type { RulePreview } from '../../../model/rules/rule.schema.ts'
import type { RuleContent } from '../../../model/rules/rule.ts'
import { useClientName } from '../appointments/client-name.tsx'
import { calendarStyles } from '../calendar/calendar-legend.tsx'
import { formatAdminDay } from '../format-admin-day.ts'
import { MonthRows } from '../month-rows.tsx'
import { StepButtons } from '../step-buttons.tsx'
import { timeslotsQueries } from '../timeslots.queries.ts'

type RulePreviewPaneProps = {
  rule: RuleContent | undefined
  /** Why the input is invalid, if it is not merely incomplete. */
  contradiction: string | undefined
  replaces: string | undefined
}

export function RulePreviewPane({ rule, contradiction, replaces }: RulePreviewPaneProps) {
  const t = useT(bookingRulesTexts)
  const locale = useLocale()
  const [chosenMonth, setChosenMonth] = useState<string>()
  const json = useDebounced(rule && JSON.stringify(rule))
  const debouncedRule: RuleContent | undefined = json && JSON.parse(json)
  const month = chosenMonth ?? firstMonth(debouncedRule)
  return (
    <section aria-label={t('preview.title', { month: formatMonth(locale, month) })} className="min-w-0">
      <div className="mb-3 flex items-center gap-2">
        <h3 className="mr-auto text-[1.05rem]">{t('preview.title', { month: formatMonth(locale, month) })}</h3>
        <StepButtons
          variant="quiet"
          previous={t('preview.previous')}
          next={t('preview.next')}
          onStep={(by) => setChosenMonth(addMonths(month, by))}
        />
      </div>
      {debouncedRule ? (
        <Preview rule={debouncedRule} replaces={replaces} month={month} />
      ) : (
        <p className="text-ink-2">{contradiction ?? t('preview.incomplete')}</p>
      )}
    </section>
  )
}

function Preview({ rule, replaces, month }: { rule: RuleContent; replaces: string | undefined; month: string }) {
  const t = useT(bookingRulesTexts)
  const { data, isError } = useQuery(timeslotsQueries.preview(rule, replaces, month))
  if (isError) return <Note tone="danger">{t('preview.failed')}</Note>
  if (!data)
    return (
      <Loading label={t('preview.loading')}>
        <Skeleton shape="block" className="skeleton-tiles h-60 w-full" />
      </Loading>
    )
  const opens = data.days.filter((day) => day.opens.length > 0).length
  const closes = data.days.filter((day) => day.closes.length > 0).length
  return (
    <>
      <PreviewMonth preview={data} />
      <p role="status" className="mt-3">
        {opens > 0 && <span className="block">{t('preview.opens', { count: opens })}</span>}
        {closes > 0 && <span className="block">{t('preview.closes', { count: closes })}</span>}
        {opens + closes === 0 && t('preview.nothing')}
      </p>
      <AffectedAppointments hits={data.hits} className="mt-4" />
    </>
  )
}

/** Entries of two lines that fit without scrolling. */
const MAX_WITHOUT_SCROLL = 4

/** Appointments whose time a change would close. */
export function AffectedAppointments({ hits, className }: { hits: RulePreview['hits']; className?: string }) {
  const t = useT(bookingRulesTexts)
  const locale = useLocale()
  const nameOf = useClientName()
  if (hits.length === 0) return null
  return (
    <Note tone="warn" className={className}>
      <p>{t('preview.hits', { count: hits.length })}</p>
      <ul
        // A scrollable list must be focusable for keyboard users.
        tabIndex={hits.length > MAX_WITHOUT_SCROLL ? 0 : undefined}
        className="mt-2 max-h-60 list-disc overflow-y-auto pl-5"
      >
        {hits.map(({ id, date, time, client }) => (
          <li key={id}>{t('preview.hit', { day: formatAdminDay(locale, date), time, name: nameOf(client) })}</li>
        ))}
      </ul>
    </Note>
  )
}

/** The month in which the rule begins, but not before the current one. */
function firstMonth(rule: RuleContent | undefined): string {
  const today = monthOf(dateInZone(new Date().toISOString(), 'UTC'))
  const begins =
    rule?.type === 'SPECIFIC_DATE' ? rule.specificDate : rule?.type === 'DATE_RANGE' ? rule.startDate : undefined
  return begins && monthOf(begins) > today ? monthOf(begins) : today
}

type PreviewedDay = RulePreview['days'][number]

/** A month with its changes: plus where time opens, minus and hatching where it closes. */
function PreviewMonth({ preview: { month, days } }: { preview: RulePreview }) {
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
        {dayNumber(day.date)}
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
