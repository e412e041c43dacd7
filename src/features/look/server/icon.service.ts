import satori from 'satori'
import type { Context } from '#platform/server/context.ts'
import type { HeadingFont } from '../model/heading-fonts.ts'
import {
  type IconDrawing,
  type IconShape,
  iconSvg,
  type Shortcut,
  shortcutDrawing,
  standardDrawing,
  TILE,
} from '../model/icon-drawings.ts'
import type { Logo } from '../model/logo.schema.ts'
import type { Mark } from '../model/mark.ts'
import type { ThemePalette } from '../model/standard-tokens.ts'
import { loadHeadingFont, withoutUnsupportedCharacters } from './heading-font.service.ts'
import { findLogo } from './logo.service.ts'
import { plateOf } from './look-style.render.ts'
import { rasterize } from './rasterize.service.ts'

/** Logos are embedded in this size, which is sharp in the largest icon. */
const LOGO_SIDE = 512
/** The part of the tile that a logo takes up. */
const LOGO_SHARE = 0.75

type IconLook = { palette: ThemePalette; font: HeadingFont }

export async function drawMark(
  ctx: Pick<Context, 'db'>,
  mark: Mark,
  { palette, font }: IconLook,
): Promise<IconDrawing> {
  if (mark.kind === 'standard') return standardDrawing(palette)
  const { brand, 'on-brand': onBrand } = palette.light
  if (mark.kind === 'letter') return { content: await letterPath(mark.letter, font, onBrand), background: brand }
  return logoDrawing(ctx, mark.logo, palette)
}

export async function iconPng(drawing: IconDrawing, shape: IconShape, size: number): Promise<Buffer> {
  return rasterize(iconSvg(drawing, shape), size)
}

export function shortcutPng(shortcut: Shortcut, palette: ThemePalette): Promise<Buffer> {
  return rasterize(iconSvg(shortcutDrawing(shortcut, palette), 'rounded'), 96)
}

/** An empty tile for a letter that the font lacks. */
async function letterPath(letter: string, font: HeadingFont, colour: string): Promise<string> {
  const shown = withoutUnsupportedCharacters(letter)
  if (!shown) return ''
  const tile = {
    type: 'div',
    props: {
      style: {
        display: 'flex',
        width: TILE,
        height: TILE,
        alignItems: 'center',
        justifyContent: 'center',
        color: colour,
        fontSize: 44,
        lineHeight: 1,
      },
      children: shown,
    },
  }
  const fonts = await loadHeadingFont(font)
  const svg = await satori(tile as Parameters<typeof satori>[0], { width: TILE, height: TILE, fonts })
  // The letter alone: Satori adds masks and groups for overflow.
  return (svg.match(/<path[^>]* fill="#[^>]*>/g) ?? []).join('')
}

/** On a tile that it stands out from. */
async function logoDrawing(ctx: Pick<Context, 'db'>, logo: Logo, palette: ThemePalette): Promise<IconDrawing> {
  const background = plateOf({ mark: { kind: 'logo', logo }, palette }) ?? '#ffffff'
  const png = await logoPng(ctx, logo, LOGO_SIDE)
  const side = TILE * LOGO_SHARE
  const edge = (TILE - side) / 2
  const content = png
    ? `<image x="${edge}" y="${edge}" width="${side}" height="${side}" href="data:image/png;base64,${png.toString('base64')}"/>`
    : ''
  return { content, background }
}

/** The logo as a bitmap of this width, or as it was uploaded. */
export async function logoPng(ctx: Pick<Context, 'db'>, logo: Logo, width: number): Promise<Buffer | undefined> {
  const content = await findLogo(ctx, logo.id, logo.type)
  if (!content) return undefined
  return logo.type === 'png' ? Buffer.from(content) : rasterize(Buffer.from(content).toString(), width)
}
