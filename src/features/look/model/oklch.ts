/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number }
type Triple = readonly [number, number, number]

const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

export function isHexColour(text: string): boolean {
  return HEX_COLOUR.test(text)
}

/** `#0AF` → `#00aaff`. */
export function normalizeHex(hex: string): string {
  const digits = hex.slice(1).toLowerCase()
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

/** Channels from 0 to 255. */
export function channelsOf(hex: string): Triple {
  const value = Number.parseInt(normalizeHex(hex).slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Björn Ottosson's conversion: sRGB → cone responses → OKLab → OKLCH. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = channelsOf(hex).map((channel) => toLinear(channel / 255)) as unknown as Triple
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const chroma = Math.hypot(a, b)
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    // Greys have no hue: what remains is rounding.
    chroma: chroma < 1e-4 ? 0 : chroma,
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

/** The nearest colour that screens can show: chroma is reduced until it is in sRGB. Lightness and hue stay. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const within = Math.min(1, Math.max(0, lightness))
  const isShown = (reduced: number) => isInGamut(toSrgb({ lightness: within, chroma: reduced, hue }))
  let [low, high] = isShown(chroma) ? [chroma, chroma] : [0, chroma]
  while (high - low > 1e-4) {
    const middle = (low + high) / 2
    if (isShown(middle)) low = middle
    else high = middle
  }
  const channels = toSrgb({ lightness: within, chroma: low, hue })
  return toHexDigits(channels.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255)))
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Perceived difference: distance in OKLab. Below 0.02 two areas beside each other look the same. */
export function differenceOf(one: string, other: string): number {
  const [from, to] = [toOklch(one), toOklch(other)]
  const turn = ((from.hue - to.hue) * Math.PI) / 180
  // Law of cosines: chroma and hue are polar coordinates.
  const square = from.chroma ** 2 + to.chroma ** 2 - 2 * from.chroma * to.chroma * Math.cos(turn)
  return Math.hypot(from.lightness - to.lightness, Math.sqrt(Math.max(0, square)))
}

/** A colour over an opaque background, as browsers blend it. */
export function blend(colour: string, background: string, opacity: number): string {
  const [red, green, blue] = channelsOf(colour)
  const below = channelsOf(background)
  const mix = (channel: number, under: number) => Math.round(channel * opacity + under * (1 - opacity))
  return toHexDigits([mix(red, below[0]), mix(green, below[1]), mix(blue, below[2])])
}

function toHexDigits(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) => toLinear(channel / 255)) as unknown as Triple
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toSrgb({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    toGamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    toGamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    toGamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

/** A tolerance for rounding: less than half a step of 8 bits. */
const isInGamut = (channels: Triple) => channels.every((channel) => channel > -0.001 && channel < 1.001)
const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * Math.max(0, channel) ** (1 / 2.4) - 0.055
