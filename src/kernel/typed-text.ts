/** Spaces, control and format characters, and the letters that are drawn as nothing. */
const INVISIBLE = /^[\s\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]*$/u

/** What shows nothing says nothing: whoever must write something has not. */
export function orNothing(text: string): string {
  return INVISIBLE.test(text) ? '' : text
}

/**
 * A form sends two characters for the end of a line, which would count double. Control characters show nothing, and
 * the database refuses one of them, and half a character too.
 */
export function tidyLines(text: string): string {
  const tidy = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
  return orNothing(tidy)
}

/** One line, whatever was pasted into it. */
export function oneLine(text: string): string {
  return orNothing(text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
}
