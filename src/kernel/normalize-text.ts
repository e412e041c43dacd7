/** Spaces, control and format characters, and the letters that are drawn as nothing. */
const INVISIBLE = /^[\s\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]*$/u

/** They turn round what stands after them, also what is not theirs: a reference, a name, the end of a file. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** What shows nothing says nothing: whoever must write something has not. */
export function rejectInvisible(text: string): string {
  return INVISIBLE.test(text) ? '' : text.replace(BIDI_CONTROLS, '')
}

/**
 * A form sends two characters for the end of a line, which would count double. Control characters show nothing, and
 * the database refuses one of them, and half a character too.
 */
export function normalizeMultiline(text: string): string {
  const normalized = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
  return rejectInvisible(normalized)
}

/** One line, whatever was pasted into it. */
export function normalizeSingleLine(text: string): string {
  return rejectInvisible(text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
}
