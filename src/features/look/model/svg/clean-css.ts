import { lookErrors } from '../look.errors.ts'
import { checkValue } from './paint-value.ts'
import { PAINT_PROPERTIES } from './svg-parts.ts'

/** Drawing programs write a rule per colour. Each is matched with each element. */
const MAX_RULES = 500
/** `.st0`, `#logo`, `path`. */
const SIMPLE_SELECTOR = /^[.#]?[a-zA-Z_][\w-]*$/

/** Rules with simple selectors, and their painting properties. At-rules are refused: they load and they hide. */
export function cleanStyleSheet(css: string): string {
  const plain = withoutComments(css)
  if (/@import/i.test(plain)) throw lookErrors.LOGO_HAS_LINKS()
  if (/[@\\<]/.test(plain)) throw lookErrors.LOGO_NOT_PLAIN()
  const rules = plain.split('}')
  // What follows the last brace.
  if (rules.pop()?.trim()) throw lookErrors.LOGO_NOT_PLAIN()
  if (rules.length > MAX_RULES) throw lookErrors.LOGO_TOO_COMPLEX()
  return rules.map(cleanRule).join('')
}

function cleanRule(rule: string): string {
  const [selectors = '', declarations, ...rest] = rule.split('{')
  const names = selectors.split(',').map((selector) => selector.trim())
  if (declarations === undefined || rest.length > 0 || !names.every((name) => SIMPLE_SELECTOR.test(name)))
    throw lookErrors.LOGO_NOT_PLAIN()
  return `${names.join(',')}{${cleanDeclarations(declarations)}}`
}

/** Declarations of painting properties. Others are left out: in a drawing without text they have no effect. */
export function cleanDeclarations(css: string): string {
  const declarations = withoutComments(css).split(';')
  return declarations
    .flatMap((declaration) => {
      const [name = '', ...value] = declaration.split(':')
      const property = name.trim().toLowerCase()
      const text = checkValue(value.join(':').trim())
      return PAINT_PROPERTIES.has(property) && text && !/[{}<>]/.test(text) ? [`${property}:${text}`] : []
    })
    .join(';')
}

function withoutComments(css: string): string {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, ' ')
  if (plain.includes('/*')) throw lookErrors.LOGO_NOT_PLAIN()
  return plain
}
