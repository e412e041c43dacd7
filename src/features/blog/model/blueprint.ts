/** Placeholder cover: a blueprint drawing derived from the title, deterministic. */
export type Blueprint = { paths: string[]; accents: string[] }

const WIDTH = 480
const HEIGHT = 270
const GRID = 12

export const BLUEPRINT_BOX = `0 0 ${WIDTH} ${HEIGHT}`

export function blueprintOf(title: string): Blueprint {
  const pick = seededRandom(title)
  const [width, height] = [pick(20, 27) * GRID, pick(11, 14) * GRID]
  const [left, top] = [(WIDTH - width) / 2, (HEIGHT - height) / 2 - GRID]
  const split = top + 2 * GRID
  const frame = [box(left, top, width, height), `M${left} ${split}h${width}`, ...dots(left, top, split)]
  const scene = SCENES[pick(0, SCENES.length - 1)]!(pick, { left, top: split, width, height: height - 2 * GRID })
  const chosen = pick(0, scene.length - 1)
  return {
    paths: [...frame, ...scene.toSpliced(chosen, 1)],
    accents: [scene[chosen]!, measure(left, top + height + 2 * GRID, width)],
  }
}

type Pick = (from: number, to: number) => number
type Area = { left: number; top: number; width: number; height: number }
const SCENES = [columns, circles, steps, page]

/** Pseudo-random numbers seeded by a text (FNV-1a hash, then a small generator). */
function seededRandom(text: string): Pick {
  let state = 0x811c9dc5
  for (const character of text) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193)
  return (from, to) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return from + ((state >>> 8) % (to - from + 1))
  }
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

function dots(left: number, top: number, split: number): string[] {
  const middle = (top + split) / 2
  return [1, 2, 3].map((place) => `M${left + place * GRID - 3} ${middle}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`)
}

/** Bar chart. */
function columns(pick: Pick, { left, top, width, height }: Area): string[] {
  const count = pick(5, 8)
  const step = width / (count + 1)
  return Array.from({ length: count }, (_, place) => {
    const tall = pick(2, Math.floor(height / GRID) - 2) * GRID
    return box(left + step * (place + 0.75), top + height - tall, step / 2, tall)
  })
}

/** Concentric circles with lines through the centre. */
function circles(pick: Pick, { left, top, width, height }: Area): string[] {
  const [x, y] = [left + (width * pick(3, 7)) / 10, top + height / 2]
  const rings = [1, 2, 3].map((ring) => {
    const r = (ring * (height - 2 * GRID)) / 6
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  })
  return [...rings, `M${left + GRID} ${y}H${left + width - GRID}M${x} ${top + GRID / 2}V${top + height - GRID / 2}`]
}

/** Page layout: an image, text lines beside it, a row of cards. */
function page(pick: Pick, { left, top, width, height }: Area): string[] {
  const [isMirrored, count] = [pick(0, 1) === 1, pick(2, 4)]
  const [half, tall] = [width / 2 - 1.5 * GRID, height / 2 - GRID]
  const [picture, words] = isMirrored
    ? [left + width / 2 + GRID / 2, left + GRID]
    : [left + GRID, left + width / 2 + GRID / 2]
  const lines = [0, 1, 2].map(
    (line) => `M${words} ${top + GRID * (1.5 + line * 1.5)}h${half - line * pick(1, 3) * GRID}`,
  )
  const wide = (width - (count + 1) * GRID) / count
  const cards = Array.from({ length: count }, (_, place) =>
    box(left + GRID + place * (wide + GRID), top + tall + 2 * GRID, wide, height - tall - 3 * GRID),
  )
  return [box(picture, top + GRID, half, tall), lines.join(''), ...cards]
}

/** Staircase of blocks joined by a line. */
function steps(pick: Pick, { left, top, width, height }: Area): string[] {
  const count = pick(3, 4)
  const [wide, tall] = [width / (count + 1), height / (count + 2)]
  return Array.from({ length: count }, (_, place) => {
    const [x, y] = [left + GRID + place * (wide + GRID / 2), top + GRID + place * tall]
    const joint = place < count - 1 ? `M${x + wide} ${y + tall / 2}h${GRID / 2}v${tall / 2}` : ''
    return box(x, y, wide, tall) + joint
  })
}

/** A dimension line with its two end marks. */
function measure(left: number, y: number, width: number): string {
  const tick = (x: number) => `M${x} ${y - 6}v12`
  return `M${left} ${y}h${width}${tick(left)}${tick(left + width)}`
}
