import { PLACEHOLDER_NAMES } from '../placeholder-values.ts'

/**
 * Checks a template: every `{placeholder}` names a fact, braces are balanced, and `[[` and `]]` come in pairs that are
 * not nested.
 */
export function templateProblem(text: string): 'unknownFact' | 'brackets' | undefined {
  const unwrapped = text.replace(/\[\[((?:(?!\[\[|\]\]).)*)\]\]/gs, '$1')
  if (/\[\[|\]\]/.test(unwrapped)) return 'brackets'
  if (/[{}]/.test(unwrapped.replace(/\{\w+\}/g, ''))) return 'brackets'
  const names = Array.from(unwrapped.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  return names.every((name) => PLACEHOLDER_NAMES.includes(name)) ? undefined : 'unknownFact'
}
