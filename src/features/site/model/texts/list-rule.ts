/** A list of the content that the owner can change: shown parts, their order, and parts of their own. */
export type ListRule = {
  /** Content of a part that the owner adds, without its id; null if nothing can be added. */
  newPart: object | null
  canMove: boolean
  maxParts: number
}

const POINT = { title: '', text: '' }
const RULES: readonly [path: RegExp, rule: ListRule][] = [
  [/^services\.[\w-]+\.(?:features|benefits|steps)$/, { newPart: POINT, canMove: true, maxParts: 12 }],
  [/^landing\.(?:steps|why)$/, { newPart: POINT, canMove: true, maxParts: 6 }],
  [/^landing\.facts$/, { newPart: { label: '', value: '', note: '' }, canMove: true, maxParts: 6 }],
  [/^landing\.stack$/, { newPart: { name: '' }, canMove: true, maxParts: 24 }],
  [/^faq$/, { newPart: { heading: '', items: [] }, canMove: true, maxParts: 12 }],
  [/^faq\.[\w-]+\.items$/, { newPart: { question: '', answer: '' }, canMove: true, maxParts: 60 }],
  [/^packages$/, { newPart: {}, canMove: true, maxParts: 8 }],
  [/^services$/, { newPart: {}, canMove: true, maxParts: 40 }],
  // The order of the landing page is part of its design.
  [/^pages\.home\.sections$/, { newPart: null, canMove: false, maxParts: 20 }],
]

export function listRuleOf(path: string): ListRule | undefined {
  return RULES.find(([pattern]) => pattern.test(path))?.[1]
}

const OWN_ID = /^own-[a-z0-9]{8}$/

/** Id of a part that the owner added. */
export function isOwnId(id: string): boolean {
  return OWN_ID.test(id)
}

export function createOwnId(): string {
  return `own-${crypto.randomUUID().slice(0, 8)}`
}

/** Sections of the landing page: each can be hidden. */
export const LANDING_SECTIONS_PATH = 'pages.home.sections'

type Named = { id?: string }

/** Parts of a standard list are named by their id, or by their position. */
export function idOfPart(part: unknown, index: number): string {
  return (part as Named).id ?? String(index)
}

/** The parts to show, in the owner's order. A standard part that is not named is hidden. */
export function shownParts(path: string, standard: readonly unknown[], items?: readonly string[]): [string, unknown][] {
  const known = new Map(standard.map((part, index) => [idOfPart(part, index), part]))
  if (!items) return [...known]
  const rule = listRuleOf(path)
  return items.flatMap((id): [string, unknown][] => {
    const part = known.get(id) ?? (isOwnId(id) && rule?.newPart ? { id, ...rule.newPart } : undefined)
    return part === undefined ? [] : [[id, part]]
  })
}
