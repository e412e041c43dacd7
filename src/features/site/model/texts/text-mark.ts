/** Invisible characters, one per two bits. A text of the site never contains a run of them. */
const DIGITS = ['\u200b', '\u200c', '\u200d', '\u2060'] as const
const BORDER = '\u2063'
const MARK = new RegExp(`${BORDER}([${DIGITS.join('')}]+)${BORDER}`, 'g')

/**
 * The path of a text as invisible characters behind it. The editor finds the texts of a page by them, without a change
 * of the components that show them.
 */
export function encodeMark(path: string): string {
  const digits = Array.from(path, (char) => {
    const code = char.charCodeAt(0)
    return [6, 4, 2, 0].map((shift) => DIGITS[(code >> shift) & 3]).join('')
  })
  return BORDER + digits.join('') + BORDER
}

/** The text without marks, and the paths of its marks. */
export function decodeMarks(text: string): { text: string; paths: string[] } {
  const paths = Array.from(text.matchAll(MARK), ([, digits = '']) =>
    Array.from({ length: digits.length / 4 }, (_, index) =>
      String.fromCharCode(
        [...digits.slice(index * 4, index * 4 + 4)].reduce(
          (code, digit) => code * 4 + DIGITS.indexOf(digit as never),
          0,
        ),
      ),
    ).join(''),
  )
  return { text: text.replace(MARK, ''), paths }
}
