import { phoneHref } from '#features/clients/model/phone-number.ts'
import { type Picture, pictureSources } from '#features/media/model/picture.ts'

/** `portrait`: an uploaded photo, a drawing of the demo by its number, or neither: the initials. */
export type Face = { name: string; role: string; about: string; phone: string; portrait: Picture | number | null }

/** Rendered by the server, for the landing page and /contact: the browser needs no script for it. */
export function Faces({ faces }: { faces: Face[] }) {
  return (
    <ul className="faces">
      {faces.map((face) => (
        <li key={face.name}>
          <Portrait {...face} />
          <strong>{face.name}</strong>
          {face.role && <span>{face.role}</span>}
          {face.about && <p>{face.about}</p>}
          {face.phone && <p>{/\d/.test(face.phone) ? <a href={phoneHref(face.phone)}>{face.phone}</a> : face.phone}</p>}
        </li>
      ))}
    </ul>
  )
}

/** Without alternative text: the name follows. */
function Portrait({ name, portrait }: Face) {
  if (portrait === null)
    return (
      <span aria-hidden="true" className="initials">
        {initialsOf(name)}
      </span>
    )
  if (typeof portrait === 'number')
    return <img src={`/portraits.svg#p${portrait}`} alt="" width="240" height="300" loading="lazy" />
  const { avif, webp, src } = pictureSources(portrait)
  const sizes = '(width < 48rem) 32vw, 240px'
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img src={src} alt="" width="240" height="300" loading="lazy" decoding="async" />
    </picture>
  )
}

/** First letters of the first and the last word. */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(' ')
  const initials = [first, others.at(-1) ?? ''].map((word) => Array.from(word)[0] ?? '')
  return initials.join('').toUpperCase()
}
