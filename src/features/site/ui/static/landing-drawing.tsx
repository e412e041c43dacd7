import drawings from '../drawings.svg?url'

/** A drawing from the sprite of the site, for HTML of the server. Its shape is in landing.css. */
export function LandingDrawing({ name, className = '' }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={`drawing ${className}`}>
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
