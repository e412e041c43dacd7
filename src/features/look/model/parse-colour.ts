import { isHexColour, normalizeHex } from './oklch.ts'

export type ColourProblem = 'invalid' | 'transparent'

/** A colour as typed: `#0af`, `00AAFF` and `#00aaffff` are `#00aaff`. */
export function parseColour(typed: string): { hex: string } | { problem: ColourProblem } {
  const text = typed.trim().toLowerCase()
  if (text === 'transparent') return { problem: 'transparent' }
  const digits = text.replace(/^#/, '')
  const [, short, shortAlpha] = /^([0-9a-f]{3})([0-9a-f])$/.exec(digits) ?? []
  const [, long, longAlpha] = /^([0-9a-f]{6})([0-9a-f]{2})$/.exec(digits) ?? []
  const alpha = shortAlpha ?? longAlpha
  if (alpha && !/^f+$/.test(alpha)) return { problem: 'transparent' }
  const hex = `#${short ?? long ?? digits}`
  return isHexColour(hex) ? { hex: normalizeHex(hex) } : { problem: 'invalid' }
}
