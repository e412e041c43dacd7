import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { derivePalette, isSameColour, surfacesOf } from './derive-palette.ts'
import { HEADING_FONTS } from './heading-fonts.ts'
import { logo } from './logo.schema.ts'
import { differenceOf } from './oklch.ts'
import { parseColour } from './parse-colour.ts'
import { STANDARD_BRAND, STANDARD_PALETTE } from './standard-tokens.ts'

const colour = z.string('look:colour.invalid').transform(toHex)

const look = namedObject('Look', {
  brand: colour,
  accent: z
    .string('look:colour.invalid')
    .transform((typed, issues) => (typed.trim() ? toHex(typed, issues) : ''))
    .describe('Empty: follows the brand colour'),
  font: z.enum(HEADING_FONTS),
  logo: logo.nullable(),
  // Stored by earlier versions without it.
  drawings: z.boolean().default(true).describe('Whether pages have the drawings of the standard look'),
})
export type LookValue = z.infer<typeof look>

export const lookSetting = defineSetting<LookValue>({
  key: 'look',
  schema: look.superRefine(({ brand, accent }, issues) => {
    if (isBackground(brand, { brand, accent: '' }))
      return issues.addIssue({ code: 'custom', path: ['brand'], message: 'look:colour.background' })
    if (accent && isBackground(accent, { brand, accent }))
      issues.addIssue({ code: 'custom', path: ['accent'], message: 'look:colour.background' })
  }),
  initial: { brand: STANDARD_BRAND, accent: '', font: 'bricolage', logo: null, drawings: true },
})

function toHex(typed: string, issues: z.RefinementCtx): string {
  const parsed = parseColour(typed)
  if ('hex' in parsed) return parsed.hex
  issues.addIssue(`look:colour.${parsed.problem}`)
  return z.NEVER
}

/** Almost every dark colour is near the dark background and stays recognisable when it is lightened; an equal one is a mistake. */
const SAME_AS_DARK = 0.01

function isBackground(colour: string, colours: { brand: string; accent: string }): boolean {
  const { light, dark } = derivePalette(colours)
  const isOnLight = surfacesOf(light).some((surface) => isSameColour(colour, surface))
  return isOnLight || [dark, STANDARD_PALETTE.dark].some(({ paper }) => differenceOf(colour, paper) < SAME_AS_DARK)
}

/** While it is typed: undefined until it is a colour. */
export function hexOf(typed: string): string | undefined {
  const parsed = parseColour(typed)
  return 'hex' in parsed ? parsed.hex : undefined
}
