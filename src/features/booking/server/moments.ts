import { offsetAt } from '#kernel/local-time.ts'
import { type Locale, REGION } from '#kernel/locale.ts'

const made = new Map<string, Intl.DateTimeFormat>()

/** Making one costs far more than using it. */
function format(locale: Locale, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`
  const known = made.get(key) ?? new Intl.DateTimeFormat(REGION[locale], { ...options, timeZone })
  made.set(key, known)
  return known
}

/** "2 maart 2026 om 10:00", for the subject of a letter. */
export function momentIn(locale: Locale, zone: string, at: Date): string {
  return format(locale, zone, { dateStyle: 'long', timeStyle: 'short' }).format(at)
}

export function dayIn(locale: Locale, zone: string, at: Date): string {
  return format(locale, zone, { dateStyle: 'full' }).format(at)
}

/** "maandag 2 maart 2026, 10:00–11:00 (Europe/Brussels)". */
export function spanIn(locale: Locale, zone: string, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string {
  // If the clock is put forward or back meanwhile, both ends say how far it is from Greenwich.
  const hasSwitch = offsetAt(startsAt.getTime(), zone) !== offsetAt(endsAt.getTime(), zone)
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const time = (at: Date) =>
    format(locale, zone, { ...style, ...(hasSwitch ? { timeZoneName: 'shortOffset' } : {}) }).format(at)
  return `${dayIn(locale, zone, startsAt)}, ${time(startsAt)}–${time(endsAt)} (${zone})`
}

/** 1 is Monday, as in the rules. */
export function weekdayIn(locale: Locale, day: number): string {
  return format(locale, 'UTC', { weekday: 'long' }).format(Date.UTC(2024, 0, day))
}
