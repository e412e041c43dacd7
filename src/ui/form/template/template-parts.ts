/**
 * A template is a text with `{placeholders}` and conditions: `[[{phone}?Call us.|Write to us.]]` shows the first text if
 * the placeholder has a value, else the second. `[[ in {city}]]` has no name: it needs a value for each placeholder in it.
 */
export type TemplateChip =
  | { type: 'fact'; name: string }
  | { type: 'if'; name: string | null }
  | { type: 'else' }
  | { type: 'end' }
export type TemplatePart = string | TemplateChip

/** Not nested. A second bar is text. */
const CONDITION = /\[\[(?:\{(\w+)\}\?)?((?:(?!\[\[|\]\]|\|).)*)(?:(\|)((?:(?!\[\[|\]\]).)*))?\]\]/s

/** What is not complete, or names an unknown placeholder, is text. `formatTemplate` gives the same text back. */
export function parseTemplate(text: string, names: readonly string[]): TemplatePart[] {
  const found = CONDITION.exec(text)
  if (!found) return parseFacts(text, names)
  const [whole, name, part = '', bar, otherwise = ''] = found
  const rest = parseTemplate(text.slice(found.index + whole.length), names)
  const before = parseFacts(text.slice(0, found.index), names)
  if (name !== undefined && !names.includes(name)) return joinTexts([...before, whole, ...rest])
  return joinTexts([
    ...before,
    { type: 'if', name: name ?? null },
    ...parseFacts(part, names),
    ...(bar ? ([{ type: 'else' }, ...parseFacts(otherwise, names)] as const) : []),
    { type: 'end' },
    ...rest,
  ])
}

function parseFacts(text: string, names: readonly string[]): TemplatePart[] {
  const parts = text.split(/(\{\w+\})/).map((part): TemplatePart => {
    const name = part.slice(1, -1)
    return part.startsWith('{') && names.includes(name) ? { type: 'fact', name } : part
  })
  return joinTexts(parts)
}

function joinTexts(parts: readonly TemplatePart[]): TemplatePart[] {
  const joined: TemplatePart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part
    else if (part !== '') joined.push(part)
  }
  return joined
}

export function formatTemplate(parts: readonly TemplatePart[]): string {
  return parts.map(formatPart).join('')
}

export function formatPart(part: TemplatePart): string {
  if (typeof part === 'string') return part
  if (part.type === 'fact') return `{${part.name}}`
  if (part.type === 'if') return part.name === null ? '[[' : `[[{${part.name}}?`
  return part.type === 'else' ? '|' : ']]'
}

/** Indexes of the chips that lost their counterpart: a condition has a begin, perhaps an else, and an end. */
export function unpairedChips(parts: readonly TemplatePart[]): number[] {
  const unpaired: number[] = []
  let open: number[] = []
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string' || part.type === 'fact') continue
    if (part.type === 'if') {
      unpaired.push(...open)
      open = [index]
    } else if (part.type === 'else' && open.length === 1) open.push(index)
    else if (part.type === 'end' && open.length > 0) open = []
    else unpaired.push(index)
  }
  return [...unpaired, ...open]
}
