import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './visitor.ts'

/** Those that axe leaves out unless they are named. */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } }
const EVERY_RULE = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
/** All that another theme can break: it changes colours and nothing else. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

type Where = { part?: string; themes?: 'both' | 'this' }

/** Every rule in the theme the page has; in the other one, put on in place, the rules about colour. */
export async function expectNoFault(page: Page, what: string, { part = 'html', themes = 'both' }: Where = {}) {
  // While a page is on its way there is a spinner in its place.
  await expect(page.locator('h1').first()).toBeVisible()
  // What lies half under the bar would count as too small to touch.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await stillness(page)
  expect(await faultsOf(page, part, EVERY_RULE), what).toEqual([])
  if (themes === 'this') return
  await turnTheme(page)
  expect(await faultsOf(page, part, COLOUR_RULES), `${what}, in the other theme`).toEqual([])
  await turnTheme(page)
}

async function faultsOf(page: Page, part: string, runOnly: { type: string; values: string[] }): Promise<string[]> {
  // By itself the builder brings half a megabyte of axe three times a look, and opens a page to sum up in.
  const isThere = await page.evaluate(() => 'axe' in window)
  const { violations } = await new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    .include(part)
    .options({ runOnly, rules: MORE_RULES, resultTypes: ['violations'], iframes: false } as never)
    .analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
}

/** Resolves when nothing fades or slides any more: half transparent is half a contrast. */
async function stillness(page: Page): Promise<void> {
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

function turnTheme(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement
    if (dataset.theme === 'dark') delete dataset.theme
    else dataset.theme = 'dark'
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })
}
