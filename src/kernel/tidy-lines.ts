/**
 * A form sends two characters for the end of a line, which would count double. Control characters show nothing, and
 * the database refuses one of them, and half a character too.
 */
export function tidyLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
}
