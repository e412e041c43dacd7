/**
 * A form sends two characters for the end of a line, which would count double. Control characters show nothing, and
 * the database refuses one of them.
 */
export function tidyLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
}
