import { readFileSync } from 'node:fs'
import type { Target, Words } from './engine-page.ts'

/** Must be evaluated in the page before `findInPage`. */
export const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** A `Target` from the outermost scope to the element; JSON, with regular expressions as text. */
type Step = { by: 'role' | 'label' | 'text'; role?: string; words?: Pattern; exact: boolean }
type Pattern = string | { source: string; flags: string }

export function toSteps(target: Target): Step[] {
  const { by, words, within, exact = false } = target
  const step = {
    by,
    exact,
    ...(by === 'role' && { role: target.role }),
    ...(words !== undefined && { words: toPattern(words) }),
  }
  return [...(within ? toSteps(within) : []), step]
}

const toPattern = (words: Words): Pattern =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags }

/** Runs in the page, so it uses nothing outside it but axe, which computes roles and names as screen readers do. */
export function findInPage(steps: Step[]): Element | null {
  const { axe } = window as never as { axe: AxeInternals }
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const matches = (actual: string, { words, exact }: Step): boolean => {
    const found = actual.replaceAll(/\s+/g, ' ').trim()
    if (words === undefined) return true
    if (typeof words !== 'string') return new RegExp(words.source, words.flags).test(found)
    return exact ? found === words : found.toLowerCase().includes(words.toLowerCase())
  }
  const isMatch = (element: Element, step: Step): boolean => {
    if (step.by === 'text') return matches(element.textContent, step) && !element.matches('script, style, noscript')
    const hasRole =
      step.by === 'role'
        ? axe.commons.aria.getRole(element) === step.role
        : element.matches('input, select, textarea, [contenteditable=true]')
    return hasRole && matches(axe.commons.text.accessibleText(element), step)
  }
  const findStep = (scope: Element, step: Step): Element | undefined => {
    const found = Array.from(scope.querySelectorAll('*')).filter((one) => isVisible(one) && isMatch(one, step))
    // Every ancestor of a text contains it, too.
    return step.by === 'text'
      ? found.find((one) => !found.some((other) => other !== one && one.contains(other)))
      : found[0]
  }
  axe.setup(document.documentElement)
  try {
    return steps.reduce<Element | null>((scope, step) => (scope && findStep(scope, step)) ?? null, document.body)
  } finally {
    axe.teardown()
  }
}

type AxeInternals = {
  setup(root: Element): void
  teardown(): void
  commons: { aria: { getRole(element: Element): string | null }; text: { accessibleText(element: Element): string } }
}
