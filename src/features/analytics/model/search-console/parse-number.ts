/** Spaces between digits, as French spreadsheets write thousands. */
const SPACE = /[\s\u00a0\u202f\u2009]/g
const MAX_COUNT = 2_000_000_000

/** A whole number; separators between groups of three digits are those of thousands. */
export function parseCount(cell: string | undefined): number | undefined {
  const text = (cell ?? '').replace(SPACE, '')
  if (!/^(?:\d+|\d{1,3}(?:[.,'’]\d{3})+)(?:[.,]0)?$/.test(text)) return undefined
  const count = Number(text.replace(/[.,]0$/, '').replace(/\D/g, ''))
  return count <= MAX_COUNT ? count : undefined
}

/** A number with a decimal point or comma. */
export function parseReal(cell: string | undefined): number | undefined {
  const text = (cell ?? '').replace(SPACE, '')
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

/**
 * What a cell of a click rate can mean, and how far the exact rate may be from it: `4,35 %` is 0.0435. Without a percent
 * sign it is a percentage or, as a spreadsheet may store it, a share.
 */
export function parseRate(cell: string | undefined): { value: number; step: number }[] {
  const text = (cell ?? '').replace(SPACE, '')
  const number = parseReal(text.replace('%', ''))
  if (number === undefined) return []
  const decimals = /[.,](\d+)/.exec(text)?.[1]?.length ?? 0
  // Search Console rounds or cuts off the last digit.
  const step = 10 ** -decimals * 1.01
  const percentage = { value: number / 100, step: step / 100 }
  return text.includes('%') ? [percentage] : [percentage, { value: number, step: Math.min(step, 0.01) }]
}
