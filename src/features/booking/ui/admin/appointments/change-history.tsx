import { useQuery } from '@tanstack/react-query'
import { colon } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails, AppointmentHistory } from '../../../model/appointment.schema.ts'
import { dateInZone, formatTime } from '../../../model/format-date.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'

/** Every change of an appointment with both times, from the requested time on. */
export function ChangeHistory({ appointment: { id, version } }: { appointment: AppointmentDetails }) {
  const t = useT(bookingAdminTexts)
  const { data } = useQuery(timeslotsQueries.changes(id, version))
  if (!data) return null
  return (
    <section className="mt-5 border-line border-t pt-4 text-base">
      <h3 className="mb-2 text-base">{t('changes.title')}</h3>
      <ol className="grid gap-1.5">
        {data.entries.map((entry) => (
          <Entry key={`${entry.at} ${entry.kind}`} entry={entry} zone={data.zone} />
        ))}
      </ol>
    </section>
  )
}

function Entry({
  entry: { at, by, kind, from, to },
  zone,
}: {
  entry: AppointmentHistory['entries'][number]
  zone: string
}) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const format = ({ date, time }: typeof to) => t('changes.time', { day: formatAdminDay(locale, date, 'short'), time })
  const times = from ? `${format(from)} → ${format(to)}` : format(to)
  return (
    <li>
      <time dateTime={at} className="text-ink-3">
        {formatAdminDay(locale, dateInZone(at, zone), 'short')} {formatTime(locale, at, zone)}
      </time>{' '}
      {t(kind === 'cancelled' ? `changes.cancelled.${by}` : `changes.${kind}`)}
      {colon(locale)} {times}
    </li>
  )
}
