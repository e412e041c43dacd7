type Values = Record<string, string>

/**
 * Puts the facts into the holes of a text, or of every text inside a piece of content. What stands in [[double
 * brackets]] is left out when a fact in it is missing, or gives way to what stands after a bar: `[[{phone}|none]]`. A
 * fact with a question mark in front, `[[{phone}?Call us.]]`, is asked for and not said.
 */
export function fill<Content>(content: Content, values: Values): Content {
  if (typeof content === 'string') return fillText(content, values) as Content
  if (Array.isArray(content)) return content.map((part) => fill(part, values)) as Content
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(Object.entries(content).map(([key, part]) => [key, fill(part, values)])) as Content
}

function fillText(text: string, values: Values): string {
  const isKnown = (part: string) => [...placeholdersIn(part)].every((name) => values[name] !== '')
  return text
    .replace(/\[\[(?:(\{\w+\})\?)?(.*?)(?:\|(.*?))?\]\]/gs, (_, asked = '', part, otherwise = '') =>
      isKnown(asked + part) ? part : otherwise,
    )
    .replace(/\{(\w+)\}/g, (hole, name) => values[name] ?? hole)
}

/** The names of the holes in a piece of content, each once. */
export function placeholdersIn(content: unknown): Set<string> {
  return new Set(Array.from(JSON.stringify(content).matchAll(/\{(\w+)\}/g), ([, name]) => name!))
}
