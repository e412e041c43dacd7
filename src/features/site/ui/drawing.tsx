import drawings from './drawings.svg?url'

const SIZES = {
  hero: '0 0 540 430',
  talk: '0 0 160 96',
  sketch: '0 0 160 96',
  launch: '0 0 160 96',
  page: '0 0 420 320',
  shelf: '0 0 420 320',
  form: '0 0 420 320',
  gauge: '0 0 420 320',
  rack: '0 0 420 320',
  map: '0 0 640 360',
} as const
/** Drawn over one another; `.layers` in site.css draws them one after the other. */
const HERO_LAYERS = ['wireframe', 'type', 'colour']
export type DrawingName = keyof typeof SIZES

/**
 * A drawing from the SVG sprite, which is a separate file to keep it out of the scripts. Hairlines use --line-strong,
 * accents --brand; the tokens of the page apply through `<use>`.
 */
export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  return (
    <svg viewBox={SIZES[name]} aria-hidden="true" className={className}>
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}

/** A page in three layers: wireframe, type and colour. */
export function HeroDrawing() {
  return (
    <svg viewBox={SIZES.hero} aria-hidden="true" className="layers">
      {HERO_LAYERS.map((layer) => (
        <use key={layer} href={`${drawings}#hero-${layer}`} />
      ))}
    </svg>
  )
}
