import type { ReactNode } from 'react'
import { addDays, type LocalDate, noonUtc } from '#kernel/calendar.ts'
import { dateFormat } from '#kernel/date-format.ts'
import { toLocal } from '#kernel/local-time.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { journalTexts } from '../../messages/index.ts'
import type { JournalEntry } from '../../model/journal-entry.schema.ts'
import { personOf, sentenceOf } from './sentence.ts'

/** Details of an entry, provided by the slice that recorded it. */
export type DetailsOf = (entry: JournalEntry) => ReactNode
type EntriesProps = {
  entries: JournalEntry[]
  /** Time zone of the company: the days and times of the log are those of its clock, wherever the reader is. */
  zone: string
  detailsOf?: DetailsOf | undefined
  /** Heading level of the days. */
  headings?: 'h2' | 'h3'
}

/** Entries grouped by day. */
export function JournalEntries({ entries, zone, detailsOf, headings: Heading = 'h2' }: EntriesProps) {
  const days = Map.groupBy(entries, ({ at }) => toLocal(new Date(at), zone).date)
  return [...days].map(([day, dayEntries]) => (
    <section key={day} className="mb-6">
      <Heading className="border-line border-b pb-2 font-semibold font-text text-[15px] text-ink-2 tracking-normal">
        <DayHeading day={day} zone={zone} />
      </Heading>
      <ol>
        {dayEntries.map((entry) => (
          <Entry key={entry.id} entry={entry} zone={zone} details={detailsOf?.(entry)} />
        ))}
      </ol>
    </section>
  ))
}

type EntryProps = { entry: JournalEntry; zone: string; details: ReactNode }

function Entry({ entry, zone, details }: EntryProps) {
  const t = useT(journalTexts)
  const locale = useLocale()
  const { address } = entry.details
  const time = dateFormat(locale, { timeStyle: 'short', timeZone: zone }).format(new Date(entry.at))
  const person = personOf(entry)
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-3 border-line border-b py-2.5">
      <time dateTime={entry.at} className="measure pt-1.5 text-brand-strong">
        {time}
      </time>
      <div className="min-w-0">
        {sentenceOf(entry, t, locale)}
        {person && (
          <span className="block text-ink-2">
            {t('about')} <bdi>{person}</bdi>
          </span>
        )}
        {details && <span className="block text-ink-2">{details}</span>}
        {typeof address === 'string' && <span className="block text-ink-2">{t('fromNetwork', { address })}</span>}
      </div>
    </li>
  )
}

function DayHeading({ day, zone }: { day: LocalDate; zone: string }) {
  const t = useT(journalTexts)
  const locale = useLocale()
  const today = toLocal(new Date(), zone).date
  if (day === today) return t('today')
  if (day === addDays(today, -1)) return t('yesterday')
  return dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(noonUtc(day))
}
