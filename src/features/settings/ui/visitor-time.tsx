import { useSyncExternalStore } from 'react'
import { dateFormat } from '#kernel/date-format.ts'
import { useLocale } from '#platform/i18n/provider.tsx'
import { useSite } from './use-site.ts'

const neverChanges = () => () => {}

/** Formats in the company's time zone in the HTML, and in the visitor's after hydration. */
export function useVisitorFormat(): (at: string, options: Intl.DateTimeFormatOptions) => string {
  const locale = useLocale()
  const site = useSite()
  const timeZone = useSyncExternalStore(
    neverChanges,
    () => undefined,
    () => site.timeZone,
  )
  return (at, options) =>
    dateFormat(locale, { timeZone, day: 'numeric', year: 'numeric', ...options }).format(new Date(at))
}

/** A moment with the name of its time zone. */
export function VisitorTime({ at }: { at: string }) {
  const format = useVisitorFormat()
  return (
    // The server and the browser may abbreviate the zone differently.
    <time dateTime={at} suppressHydrationWarning>
      {format(at, { month: 'short', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' })}
    </time>
  )
}
