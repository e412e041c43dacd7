import { Link } from '#ui/link.tsx'
import { linkedParts } from '../model/linked-text.ts'

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
