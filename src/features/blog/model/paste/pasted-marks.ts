import { type PastedElement, styleOf } from './pasted-node.ts'

export const MARK_TAGS = ['strong', 'em', 's', 'u', 'code'] as const
export type PastedMark = (typeof MARK_TAGS)[number]

const MARK_OF_TAG: Record<string, PastedMark> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  s: 's',
  strike: 's',
  del: 's',
  u: 'u',
  code: 'code',
  tt: 'code',
}

/** Marks inside an element. Google Docs and Word set most of them by style, and cancel those of the tag by style. */
export function marksInside(element: PastedElement, outer: readonly PastedMark[]): PastedMark[] {
  const marks = new Set(outer)
  const own = MARK_OF_TAG[element.tag]
  if (own) marks.add(own)
  setMark('strong', weightOf(element))
  const slant = styleOf(element, 'font-style')
  setMark('em', slant ? slant === 'italic' || slant === 'oblique' : undefined)
  const line = styleOf(element, 'text-decoration') || styleOf(element, 'text-decoration-line')
  if (line.includes('line-through')) marks.add('s')
  if (line.includes('underline')) marks.add('u')
  return [...marks]

  function setMark(mark: PastedMark, isOn: boolean | undefined) {
    if (isOn === true) marks.add(mark)
    if (isOn === false) marks.delete(mark)
  }
}

function weightOf(element: PastedElement): boolean | undefined {
  const weight = styleOf(element, 'font-weight')
  if (weight === '') return undefined
  return weight.startsWith('bold') || Number(weight) >= 600
}

const NEUTRAL_COLOURS =
  /^(?:|black|white|gr[ae]y|silver|windowtext|auto|inherit|initial|unset|currentcolor|transparent|none)$/
const MAX_NEUTRAL_DIFFERENCE = 24

/** Text or background colour that the writer chose: not black, white, grey or the default of a link. */
export function hasColour(element: PastedElement, isInLink: boolean): boolean {
  const background = styleOf(element, 'background-color') || styleOf(element, 'background')
  const text = styleOf(element, 'color') || (element.tag === 'font' ? (element.attributes.color ?? '') : '')
  return isChromatic(background) || (!isInLink && isChromatic(text))
}

function isChromatic(colour: string): boolean {
  const value = colour.trim().toLowerCase()
  if (NEUTRAL_COLOURS.test(value) || value.startsWith('var(')) return false
  const parts = rgbOf(value)
  return !parts || Math.max(...parts) - Math.min(...parts) > MAX_NEUTRAL_DIFFERENCE
}

function rgbOf(value: string): number[] | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/.exec(value) ?? []
  const hex = long ?? short?.replace(/./g, '$&$&')
  if (hex) return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [, list] = /^rgba?\(([\d\s,.]+)/.exec(value) ?? []
  return list
    ?.split(/[\s,]+/)
    .slice(0, 3)
    .map(Number)
}

export function hasFont(element: PastedElement): boolean {
  return Boolean(styleOf(element, 'font-family') || (element.tag === 'font' && element.attributes.face))
}
