import { PLACEHOLDER_NAMES } from '../placeholder-values.ts'

/**
 * Checks a template: every `{placeholder}` names a fact, braces are balanced, and `[[` and `]]` come in pairs that are
 * not nested.
 */
export function templateProblem(text: string): 'unknownFact' | 'brackets' | undefined {
  const unwrapped = text.replace(/\[\[((?:(?!\[\[|\]\]).)*)\]\]/gs, '$1')
  if (/\[\[|\]\]/.test(unwrapped)) return 'brackets'
  if (hasUnbalancedBraces(unwrapped)) return 'brackets'
  const names = placeholderNames(unwrapped)
  return names.every((name) => PLACEHOLDER_NAMES.includes(name)) ? undefined : 'unknownFact'
}

/** Buttons and labels are in places that do not break a word; a longer one would be wider than a phone. */
const MAX_WORD_LENGTH = 30
const LONG_WORD = RegExp(`[^\\s{}]{${MAX_WORD_LENGTH + 1}}`)

type MessageProblem = 'placeholders' | 'brackets' | 'longWord'

/** Checks a message, which has no conditions. Its placeholders are those of the standard text, where that is known. */
export function messageProblem(text: string, standard: string | undefined): MessageProblem | undefined {
  if (LONG_WORD.test(text)) return 'longWord'
  if (/\[\[|\]\]/.test(text) || hasUnbalancedBraces(text)) return 'brackets'
  return standard === undefined || hasSamePlaceholders(text, standard) ? undefined : 'placeholders'
}

export function hasSamePlaceholders(text: string, standard: string): boolean {
  return new Set(placeholderNames(text)).symmetricDifference(new Set(placeholderNames(standard))).size === 0
}

function hasUnbalancedBraces(text: string): boolean {
  return /[{}]/.test(text.replace(/\{\w+\}/g, ''))
}

function placeholderNames(text: string): string[] {
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
}
