import type { ThemePalette } from './standard-tokens.ts'

/** Icons are drawn in a square of this size. */
export const TILE = 64
/** Launchers may crop a maskable icon to a circle of 80 % of its width; at this scale the drawing fits in it. */
const SAFE_SCALE = 0.8
/** Centre of the standard drawing; the centre of the tile is 32, 32. */
const DRAWING_MIDDLE = { x: 32, y: 33.5 }

export const SHORTCUT_PATHS = {
  book: 'M16 20h32v28H16zM16 28h32M24 15v8M40 15v8M32 33v10M27 38h10',
  appointments: 'M16 20h32v28H16zM16 28h32M24 15v8M40 15v8M25 38l5 5 9-9',
  admin: 'M14 22h18M42 22h8M14 42h8M32 42h18M37 17v10M27 37v10',
}
export type Shortcut = keyof typeof SHORTCUT_PATHS

/** How a drawing is put on its tile, per use of the icon. */
export const ICON_SHAPES = {
  /** With round corners, for browsers. */
  rounded: { radius: 12, scale: 1 },
  square: { radius: 0, scale: 1 },
  /** iOS rounds the corners itself and shows transparent ones as black. */
  apple: { radius: 0, scale: 0.95 },
  maskable: { radius: 0, scale: SAFE_SCALE },
} as const
export type IconShape = keyof typeof ICON_SHAPES

/** What is on a tile, and the colour of the tile. */
export type IconDrawing = { content: string; background: string; middle?: { x: number; y: number } }

/** A page with its dimensions: the mark of the product. */
export function standardDrawing({ dark }: Pick<ThemePalette, 'dark'>): IconDrawing {
  const content = `<g fill="none" stroke="${dark.brand}" stroke-width="3"><rect x="14" y="14" width="36" height="25" rx="4"/><path d="M14 21.5h36M14 49h36M14 45v8M50 45v8"/><path d="M20 28h14M20 33h9" stroke="${dark['brand-strong']}" stroke-linecap="round"/></g>`
  return { content, background: dark.paper, middle: DRAWING_MIDDLE }
}

export function shortcutDrawing(shortcut: Shortcut, { dark }: Pick<ThemePalette, 'dark'>): IconDrawing {
  const content = `<path fill="none" stroke="${dark.brand}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="${SHORTCUT_PATHS[shortcut]}"/>`
  return { content, background: dark.paper }
}

export function iconSvg({ content, background, middle }: IconDrawing, shape: IconShape): string {
  const { radius, scale } = ICON_SHAPES[shape]
  const tile = `<rect width="${TILE}" height="${TILE}" rx="${radius}" fill="${background}"/>`
  return svgOf(tile + (scale === 1 ? content : scaled(content, scale, middle)))
}

/** One colour: the launcher uses the shape only. */
export function monochromeSvg({ content, middle }: IconDrawing): string {
  return svgOf(scaled(content, SAFE_SCALE, middle).replace(/(stroke|fill)="#\w+"/g, '$1="#fff"'))
}

function scaled(content: string, scale: number, middle = { x: TILE / 2, y: TILE / 2 }): string {
  return `<g transform="translate(32 32) scale(${scale}) translate(${-middle.x} ${-middle.y})">${content}</g>`
}

function svgOf(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}" width="${TILE}" height="${TILE}">${content}</svg>`
}
