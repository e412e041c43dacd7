type Values = Record<string, string>

/**
 * Fills the `{placeholders}` of a text, or of every text in a content object. Text in [[double brackets]] is dropped if
 * one of its facts is missing, or replaced by what follows a bar: `[[{phone}|none]]`. `[[{phone}?Call us.]]` tests a
 * fact without printing it.
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
    .replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder)
}

/** Distinct placeholder names in a content object. */
export function placeholdersIn(content: unknown): Set<string> {
  return new Set(Array.from(JSON.stringify(content).matchAll(/\{(\w+)\}/g), ([, name = '']) => name))
}
