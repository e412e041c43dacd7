/** White space, control and format characters, and letters that are rendered as blank. */
const INVISIBLE = /^[\s\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]*$/u

/** Bidirectional control characters reorder the text after them, including text of other fields. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** Empty for text of invisible characters only; otherwise without bidi controls. */
export function rejectInvisible(text: string): string {
  return INVISIBLE.test(text) ? '' : text.replace(BIDI_CONTROLS, '')
}

/**
 * Forms send CRLF, which would count as two characters. Control characters are invisible, and PostgreSQL rejects NUL
 * and lone surrogates.
 */
export function normalizeMultiline(text: string): string {
  const normalized = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
  return rejectInvisible(normalized)
}

/** Collapses pasted text to a single line. */
export function normalizeSingleLine(text: string): string {
  return rejectInvisible(text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
}

const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' }

/** Lower case without accents: normalization of words and queries for search. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøđł]/g, (letter) => LIGATURES[letter] ?? letter)
}
