import type { ServiceDrawing } from '../model/service-drawings.ts'
import drawings from './drawings.svg?url'

/** `card-…`: fewer and thicker lines, for the size of a card. */
type DrawingName = ServiceDrawing | `card-${ServiceDrawing}`

/**
 * A drawing from the SVG sprite, which is a separate file to keep it out of the scripts. Its shape is in site.css.
 * Hairlines use --line-strong, accents --brand; the tokens of the page apply through `<use>`.
 */
export function Drawing({ name, className = '' }: { name: DrawingName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`drawing ${className}`}>
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}

/** A page in three layers, which part while the page is scrolled (`.layers` in hero.css). */
export function HeroDrawing() {
  return (
    <div aria-hidden="true" className="drawing layers">
      {['wireframe', 'type', 'colour'].map((layer) => (
        <svg key={layer} aria-hidden="true">
          <use href={`${drawings}#hero-${layer}`} />
        </svg>
      ))}
    </div>
  )
}
