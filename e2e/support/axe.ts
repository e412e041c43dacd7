import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { expect } from './visitor.ts'

// Injected once. @axe-core/playwright evaluates the unminified source several times per page, which takes three times
// as long as the check itself.
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** Rules that axe disables by default. */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } }
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that depend on the theme, which changes colours only. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Where = {
  part?: string
  /** Themes whose colours are checked. */
  themes?: 'both' | 'this' | 'none'
  /** For a page that shows loading states as its content. */
  mayBeBusy?: boolean
}

/** Runs all rules in the current theme, and the colour rules in the other one. */
export async function expectNoViolations(
  page: Page,
  what: string,
  { part = 'html', themes = 'both', mayBeBusy = false }: Where = {},
) {
  // While a route loads, a spinner replaces the page; while its data loads, skeletons replace the content and previous
  // data is dimmed, which fails the contrast rules.
  await expect(page.locator('h1').first()).toBeVisible()
  if (!mayBeBusy) await expect(page.locator('[aria-busy]')).toHaveCount(0)
  // Elements half covered by the bar would fail the target size rule.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await untilAnimationsEnd(page)
  const withoutColour = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]))
  const rules = { ...MORE_RULES, ...(themes === 'none' ? withoutColour : {}) }
  expect(await violationsOf(page, part, { runOnly: { type: 'tag', values: EVERY_RULE }, rules }), what).toEqual([])
  if (themes !== 'both') return
  await toggleTheme(page)
  expect(await contrastViolations(page, part), `${what}, in the other theme`).toEqual([])
  await toggleTheme(page)
}

/** Text with too little contrast. */
export function contrastViolations(page: Page, part: string): Promise<string[]> {
  return violationsOf(page, part, { runOnly: { type: 'rule', values: COLOUR_RULES } })
}

async function violationsOf(page: Page, part: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ([part, options]) => {
      const { axe } = window as never as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(
        { include: [part] },
        { ...options, resultTypes: ['violations'], iframes: false },
      )
      return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
    },
    [part, options] as const,
  )
}

/** Resolves when all animations have ended: half-transparent text fails the contrast rules. */
async function untilAnimationsEnd(page: Page): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState, timeline, effect }) => {
        const { endTime = 0 } = effect?.getComputedTiming() ?? {}
        return playState === 'running' && timeline === document.timeline && Number(endTime) < 2000
      })
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80))
  await expect.poll(() => page.evaluate(moving)).toEqual([])
}

function toggleTheme(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement
    if (dataset.theme === 'dark') delete dataset.theme
    else dataset.theme = 'dark'
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })
}
