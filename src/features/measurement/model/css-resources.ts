export type CssResources = { imports: string[]; fonts: string[] }

/** A letter of every Latin text: a font whose `unicode-range` lacks it is not loaded for a page in these languages. */
const LATIN_LETTER = 0x61
/** Of one `@font-face`. A longer one embeds its font as a `data:` address, which is no request. */
const MAX_RULE_LENGTH = 10_000
const MAX_ADDRESS_LENGTH = 2000
const IMPORTED = /^\s*(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"')]+))/i
const FILE = /url\((?:"([^"]*)"|'([^']*)'|([^\s"')]+))/gi

/**
 * The style sheets that a style sheet imports, and one file of each `@font-face`. Addresses are as written. The search
 * moves forward only, so that hostile style sheets take linear time.
 */
export function readCss(css: string): CssResources {
  const code = withoutComments(css)
  const found: CssResources = { imports: [], fonts: [] }
  for (let at = code.indexOf('@'); at !== -1; at = code.indexOf('@', at + 1)) {
    const name = code.slice(at + 1, at + 10).toLowerCase()
    if (name.startsWith('import')) {
      const address = addressOf(IMPORTED.exec(code.slice(at + 7, at + MAX_ADDRESS_LENGTH)))
      if (address) found.imports.push(address)
    } else if (name === 'font-face') {
      const [rule = ''] = code.slice(at + 10, at + MAX_RULE_LENGTH).split('}', 1)
      const font = fontOf(rule)
      if (font) found.fonts.push(font)
      at += rule.length
    }
  }
  return found
}

/** Browsers take the first file in a format that they know: WOFF2, if there is one. */
function fontOf(rule: string): string | undefined {
  const declarations = rule
    .slice(rule.indexOf('{') + 1)
    .split(';')
    .map((declaration) => declaration.split(':'))
  const declared = (name: string) =>
    declarations
      .findLast(([property = '']) => property.trim().toLowerCase() === name)
      ?.slice(1)
      .join(':')
  const range = declared('unicode-range')
  if (range !== undefined && !range.split(',').some(includesLatin)) return undefined
  const files = Array.from((declared('src') ?? '').matchAll(FILE), addressOf)
  return files.find((file) => file?.toLowerCase().includes('.woff2')) ?? files[0]
}

/** One entry of `unicode-range`: `U+26`, `U+0-7F` or `U+4??`. */
function includesLatin(entry: string): boolean {
  const [first = '', last = first] = entry.trim().slice(2).split('-')
  const from = Number.parseInt(first.replaceAll('?', '0'), 16)
  const to = Number.parseInt(last.replaceAll('?', 'F'), 16)
  return from <= LATIN_LETTER && LATIN_LETTER <= to
}

function addressOf(match: RegExpExecArray | null): string | undefined {
  return match?.[1] ?? match?.[2] ?? match?.[3]
}

function withoutComments(css: string): string {
  const parts: string[] = []
  let from = 0
  for (let start = css.indexOf('/*'); start !== -1; start = css.indexOf('/*', from)) {
    parts.push(css.slice(from, start))
    const end = css.indexOf('*/', start + 2)
    if (end === -1) return parts.join(' ')
    from = end + 2
  }
  return [...parts, css.slice(from)].join(' ')
}
