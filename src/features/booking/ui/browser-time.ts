import { useSyncExternalStore } from 'react'
import { dayOfWeek, type LocalDate } from '#kernel/calendar.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import { useLocale } from '#platform/i18n/provider.tsx'
import { formatShortWeekday } from '../model/format-date.ts'

/** An instant, and its day and time in the zone of the business. */
type Instant = { at: string | number; date: LocalDate; time: string }

/** The time in the browser's zone, if it differs: 10:30, Fri 00:30. */
export function useBrowserTime({ at, date, time }: Instant): string | undefined {
  const locale = useLocale()
  return useBrowserValue(() => {
    if (!at) return
    const [browserDate, browserTime] = toLocalIso(new Date(at))
    if (browserDate === date) return browserTime === time ? undefined : browserTime
    return `${formatShortWeekday(locale, dayOfWeek(browserDate))} ${browserTime}`
  })
}

/** Day and time in the zone of the browser, without `Intl`, which takes long to load. */
function toLocalIso(instant: Date): [date: LocalDate, time: string] {
  const iso = new Date(instant.getTime() - instant.getTimezoneOffset() * MINUTE_MS).toISOString()
  return [iso.slice(0, 10), iso.slice(11, 16)]
}

const subscribeNever = () => () => {}

/** Undefined during SSR and hydration, so that both render the same; a value is rendered after it, synchronously. */
export function useBrowserValue(read: () => string | undefined): string | undefined {
  return useSyncExternalStore(subscribeNever, read, () => undefined)
}
