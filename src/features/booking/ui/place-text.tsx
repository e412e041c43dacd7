import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#platform/i18n/provider.tsx'
import { Link } from '#ui/link.tsx'
import type { RequestType } from '../model/booking-settings.schema.ts'
import { linkedParts } from '../model/linked-text.ts'
import { bookingQueries } from './booking.queries.ts'

export function PlaceText({ place }: { place: string }) {
  return linkedParts(place).map(({ start, text, href }) =>
    href ? (
      <Link key={start} href={href} rel="noreferrer" className="wrap-anywhere">
        {text}
      </Link>
    ) : (
      <bdi key={start}>{text}</bdi>
    ),
  )
}

/** The place of appointments of this type; empty while it is loading or unknown. */
export function usePlace(type: RequestType): string {
  const locale = useLocale()
  const { data } = useQuery(bookingQueries.requestTypes())
  return data?.requestTypes.find((one) => one.type === type)?.place[locale] ?? ''
}
