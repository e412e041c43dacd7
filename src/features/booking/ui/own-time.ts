import { useLocale } from '#platform/i18n/provider.tsx'
import { useOwnZone } from './use-awake.ts'
import { dateAt, timeAt } from './when.ts'

/** A moment on the reader's own clock, when that shows something else than the clock of the business: 10:30, Fri 00:30. */
export function useOwnTime(at: string, zone: string): string | undefined {
  const locale = useLocale()
  const ownZone = useOwnZone()
  if (!ownZone || !at) return
  const isOtherDay = dateAt(at, ownZone) !== dateAt(at, zone)
  const own = timeAt(locale, at, ownZone, isOtherDay)
  return own === timeAt(locale, at, zone) ? undefined : own
}

/** `America/New_York` as people write it. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ')
}
