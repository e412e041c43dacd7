import { useSyncExternalStore } from 'react'
import { useLocale } from '#platform/i18n/provider.tsx'
import { dateInZone, formatTime } from '../model/format-date.ts'

/** The time in the browser's zone, if it differs from the zone of the business: 10:30, Fri 00:30. */
export function useBrowserTime(at: string | number, zone: string): string | undefined {
  const locale = useLocale()
  const isHydrated = useHydrated()
  if (!isHydrated || !at) return
  const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const isOtherDay = dateInZone(at, browserZone) !== dateInZone(at, zone)
  const browserTime = formatTime(locale, at, browserZone, isOtherDay)
  return browserTime === formatTime(locale, at, zone) ? undefined : browserTime
}

const subscribeNever = () => () => {}

/** False during SSR and hydration, so that both render the same; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
}
