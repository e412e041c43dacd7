/** `start`: position in the text. */
type TextPart = { start: number; text: string; href?: string }

/** Punctuation at the end of a URL belongs to the sentence. */
const WEB_ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/gi

/** Splits a text at its http and https URLs, so that they can be rendered as links. Other schemes stay text. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: href, index } of text.matchAll(WEB_ADDRESS)) {
    if (!URL.canParse(href)) continue
    parts.push({ start: end, text: text.slice(end, index) }, { start: index, text: href, href })
    end = index + href.length
  }
  return [...parts, { start: end, text: text.slice(end) }].filter((part) => part.text)
}
