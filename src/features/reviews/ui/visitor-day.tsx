import { useVisitorFormat } from '#features/settings/ui/visitor-time.tsx'

/** The day of a review in the visitor's time zone; the tooltip has the time and names the zone. */
export function VisitorDay({ at }: { at: string }) {
  const format = useVisitorFormat()
  const title = format(at, { month: 'long', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' })
  return (
    <time dateTime={at} title={title} suppressHydrationWarning>
      {format(at, { month: 'long' })}
    </time>
  )
}
