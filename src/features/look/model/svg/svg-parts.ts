const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Elements that a cleaned SVG may have. No patterns: one that is repeated a million times takes minutes to draw. */
export const ALLOWED_ELEMENTS = words(`
  svg g path rect circle ellipse line polyline polygon defs symbol use
  linearGradient radialGradient stop clipPath mask style
`)

export const GRADIENT_ELEMENTS = words('linearGradient radialGradient stop')

/** Left out with their content: descriptions for people and for drawing programs. */
export const DROPPED_ELEMENTS = words('title desc metadata')

export const SCRIPT_ELEMENTS = words(`
  script foreignObject animate animateMotion animateTransform animateColor set mpath discard handler listener iframe object embed
  audio video canvas
`)
export const LINKING_ELEMENTS = words('a image feImage img link cursor font-face-uri color-profile view')
export const TEXT_ELEMENTS = words('text tspan tref textPath altGlyph font glyph')

/** Attributes, and properties of styles, that say how a shape is painted. */
export const PAINT_PROPERTIES = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stroke-opacity opacity color display visibility stop-color stop-opacity clip-path clip-rule mask
  mask-type mix-blend-mode isolation paint-order vector-effect shape-rendering
`)

export const SHAPE_ATTRIBUTES = words(`
  id class transform viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height offset
  gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits pathLength
`)
