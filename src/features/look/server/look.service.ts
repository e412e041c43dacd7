import { createHash } from 'node:crypto'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { getSettings } from '#features/settings/server/setting.service.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { derivePalette } from '../model/derive-palette.ts'
import { type LookValue, lookSetting } from '../model/look.schema.ts'
import { iconMarkOf, type Mark, markOf } from '../model/mark.ts'
import { STANDARD_PALETTE, type ThemePalette } from '../model/standard-tokens.ts'
import { headingFontUrl } from '../ui/static/heading-font-files.ts'
import { logoStyle, themeStyle, WITHOUT_DRAWINGS } from './look-style.render.ts'

/** The look of the owner with what follows from it. */
export type Look = LookValue & {
  palette: ThemePalette
  hasStandardColours: boolean
  /** Of the heading font that pages preload; undefined for the standard one. */
  fontUrl: string | undefined
  mark: Mark
  iconMark: Mark
  /** In the address of its files; empty if they are the standard ones. */
  version: string
  /** Style of a page: custom properties and the heading font. Empty for the standard look. */
  style: string
}

/** Deriving a palette takes some milliseconds. Both are the same object until they change. */
const palettes = new WeakMap<LookValue, Pick<Look, 'palette' | 'style'>>()

export function toLook(value: LookValue, { name }: { name: string }): Look {
  const { palette, style: themed } = palettes.get(value) ?? derive(value)
  const [mark, iconMark] = [markOf(value.logo, name), iconMarkOf(value.logo, name)]
  const hasStandardColours = palette === STANDARD_PALETTE
  const isStandard = hasStandardColours && mark.kind === 'standard'
  const version = isStandard ? '' : hashOf([value, mark, iconMark])
  const fontUrl = headingFontUrl(value.font)
  const look = { ...value, palette, hasStandardColours, fontUrl, mark, iconMark, version }
  return { ...look, style: themed + logoStyle(look) + (value.drawings ? '' : WITHOUT_DRAWINGS) }
}

export const LOOK_SETTINGS = { look: lookSetting, company: companySetting }

export async function getLook({ db }: { db: Db }): Promise<Look> {
  const { look, company } = await getSettings({ db }, LOOK_SETTINGS)
  return toLook(look, company)
}

let lastKnown: Look | undefined

/** For icons and error pages, which are sent while the database is down too: the look of the last request, or none. */
export async function findLook({ db, log }: Pick<Context, 'db' | 'log'>): Promise<Look | undefined> {
  try {
    lastKnown = await getLook({ db })
  } catch (err) {
    log.warn({ err }, 'the look could not be read')
  }
  return lastKnown
}

function derive(value: LookValue): Pick<Look, 'palette' | 'style'> {
  const palette = derivePalette(value)
  const derived = { palette, style: themeStyle(value, palette) }
  palettes.set(value, derived)
  return derived
}

/** Of the drawings too: a release that draws them otherwise has other addresses. */
const DRAWINGS_VERSION = 1

function hashOf(parts: unknown): string {
  return createHash('sha256')
    .update(`${DRAWINGS_VERSION}${JSON.stringify(parts)}`)
    .digest('hex')
    .slice(0, 12)
}
