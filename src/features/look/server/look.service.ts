import { getSetting } from '#features/settings/server/setting.service.ts'
import type { Db } from '#platform/server/db.ts'
import { derivePalette } from '../model/derive-palette.ts'
import { type LookValue, lookSetting } from '../model/look.schema.ts'
import { type Palette, STANDARD_PALETTE } from '../model/standard-tokens.ts'
import { lookStyle } from './look-style.render.ts'

/** The look of the owner with what follows from it. */
export type Look = LookValue & {
  palette: Palette
  hasStandardColours: boolean
  /** Style of a page: custom properties and the heading font. Empty for the standard look. */
  style: string
}

/** A stored value is the same object until it changes, and deriving a palette takes some milliseconds. */
const derived = new WeakMap<LookValue, Look>()

export function toLook(value: LookValue): Look {
  const known = derived.get(value)
  if (known) return known
  const palette = derivePalette(value)
  const look = { ...value, palette, hasStandardColours: palette === STANDARD_PALETTE, style: lookStyle(value, palette) }
  derived.set(value, look)
  return look
}

export async function getLook({ db }: { db: Db }): Promise<Look> {
  return toLook(await getSetting({ db }, lookSetting))
}
