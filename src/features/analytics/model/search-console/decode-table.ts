/** Column separators of exports and of spreadsheets. */
const SEPARATORS = [',', ';', '\t'] as const
type Separator = (typeof SEPARATORS)[number]

/**
 * The text of a file: UTF-8, UTF-16 (with a byte order mark, or recognised by its zero bytes) or, as older spreadsheets
 * write it, Windows-1252. Undefined for a file that is not text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return text.includes('\0') ? undefined : text
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // The first character of a header is a letter of ASCII.
  if (first && second === 0) return 'utf-16le'
  if (first === 0 && second) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

export type Line = { number: number; cells: string[] }

/** The lines of a table, by the separator that the first line has most often. Empty lines are left out. */
export function readTable(text: string): Line[] {
  const [, named] = /^sep=([,;\t])\r?\n/i.exec(text) ?? []
  const separator = (named as Separator | undefined) ?? separatorOf(/^[^\r\n]*/.exec(text)?.[0] ?? '')
  const lines = readLines(text, separator).filter(({ cells }) => cells.some(Boolean))
  return named ? lines.slice(1) : lines
}

function separatorOf(header: string): Separator {
  const plain = header.replace(/"[^"]*"/g, '')
  const count = (separator: Separator) => plain.split(separator).length
  return [...SEPARATORS].sort((one, other) => count(other) - count(one))[0] as Separator
}

/** RFC 4180, with any separator. The number is that of the line in the file, as an editor shows it. */
function readLines(text: string, separator: Separator): Line[] {
  const lines: Line[] = []
  let line: Line = { number: 1, cells: [] }
  let cell = ''
  let isQuoted = false
  let number = 1
  const endCell = () => {
    line.cells.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\n') number++
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') {
      endCell()
      lines.push(line)
      line = { number, cells: [] }
    } else if (sign !== '\r') cell += sign
  }
  endCell()
  return [...lines, line]
}
