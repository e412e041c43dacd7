import type { ReactNode } from 'react'
import { INTL_LOCALE } from '#kernel/locale.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { journalTexts } from '../messages/index.ts'
import type { JournalEntry } from '../model/journal-entry.schema.ts'
import { sentenceOf } from './sentence.ts'

/** Details of an entry, provided by the slice that recorded it. */
export type DetailsOf = (entry: JournalEntry) => ReactNode
type EntriesProps = {
  entries: JournalEntry[]
  detailsOf?: DetailsOf | undefined
  /** Heading level of the days. */
  headings?: 'h2' | 'h3'
}

/** Entries grouped by day. */
export function JournalEntries({ entries, detailsOf, headings: Heading = 'h2' }: EntriesProps) {
  const days = Map.groupBy(entries, ({ at }) => new Date(at).toDateString())
  return [...days].map(([day, dayEntries]) => (
    <section key={day} className="mb-6">
      <Heading className="border-line border-b pb-2 font-semibold font-text text-[15px] text-ink-2 tracking-normal">
        <DayHeading day={new Date(dayEntries[0]!.at)} />
      </Heading>
      <ol>
        {dayEntries.map((entry) => (
          <Entry key={entry.id} entry={entry} details={detailsOf?.(entry)} />
        ))}
      </ol>
    </section>
  ))
}

function Entry({ entry, details }: { entry: JournalEntry; details: ReactNode }) {
  const t = useT(journalTexts)
  const locale = useLocale()
  const { address } = entry.details
  const time = new Intl.DateTimeFormat(INTL_LOCALE[locale], { timeStyle: 'short' }).format(new Date(entry.at))
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-3 border-line border-b py-2.5">
      <time dateTime={entry.at} className="measure pt-1.5 text-brand-strong">
        {time}
      </time>
      <div className="min-w-0">
        {sentenceOf(entry, t, locale)}
        {details && <span className="block text-ink-2">{details}</span>}
        {typeof address === 'string' && <span className="block text-ink-2">{t('fromNetwork', { address })}</span>}
      </div>
    </li>
  )
}

function DayHeading({ day }: { day: Date }) {
  const t = useT(journalTexts)
  const locale = useLocale()
  const daysAgo = Math.round((startOfDay(new Date()) - startOfDay(day)) / DAY_MS)
  if (daysAgo === 0) return t('today')
  if (daysAgo === 1) return t('yesterday')
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], { dateStyle: 'full' }).format(day)
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
