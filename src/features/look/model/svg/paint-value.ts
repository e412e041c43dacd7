import { lookErrors } from '../look.errors.ts'

const FRAGMENT = /url\(\s*(["']?)#([\w.-]+)\1\s*\)/g

/** A value that refers to nothing outside of the file, without escapes that could hide such a reference. */
export function checkValue(value: string): string {
  if (value.includes('\\') || hasControlCharacter(value)) throw lookErrors.LOGO_NOT_PLAIN()
  if (/url|src|image|@|expression|\/\//i.test(value.replace(FRAGMENT, ''))) throw lookErrors.LOGO_HAS_LINKS()
  return value
}

/** The ids in `url(#…)`. */
export function fragmentsOf(value: string): string[] {
  return Array.from(value.matchAll(FRAGMENT), ([, , id = '']) => id)
}

/** The id in `href="#…"`. */
export function fragmentOfHref(value: string): string {
  const [, id] = /^\s*#([\w.-]+)\s*$/.exec(value) ?? []
  if (!id) throw lookErrors.LOGO_HAS_LINKS()
  return id
}

function hasControlCharacter(value: string): boolean {
  return [...value].some((character) => character < ' ' && !/\s/.test(character))
}
