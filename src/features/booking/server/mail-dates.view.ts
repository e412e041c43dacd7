import { dateFormat } from '#kernel/date-format.ts'
import { offsetAt } from '#kernel/local-time.ts'
import type { Locale } from '#kernel/locale.ts'
import { formatZone } from '../model/format-date.ts'

/** "2 maart 2026 om 10:00", for the subject of an email. */
export function formatDateAndTime(locale: Locale, zone: string, at: Date): string {
  return dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(at)
}

export function formatFullDay(locale: Locale, zone: string, at: Date): string {
  return dateFormat(locale, { dateStyle: 'full', timeZone: zone }).format(at)
}

/** "maandag 2 maart 2026, 10:00–11:00 (Belgische tijd)". */
export function formatSpan(locale: Locale, zone: string, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
  // Across a daylight-saving change both times show their UTC offset.
  const crossesClockChange = offsetAt(startsAt.getTime(), zone) !== offsetAt(endsAt.getTime(), zone)
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const
  const time = (at: Date) =>
    dateFormat(locale, { ...style, ...(crossesClockChange ? { timeZoneName: 'shortOffset' } : {}) }).format(at)
  return `${formatFullDay(locale, zone, startsAt)}, ${time(startsAt)}–${time(endsAt)} (${formatZone(locale, zone)})`
}
