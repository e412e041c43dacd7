import type { Locator } from '@playwright/test'
import { expect } from './visitor.ts'

/** What a sighted user can see of the state: forced colours remove shadows, gradients and other colours. */
function lookOf(element: Locator): Promise<string> {
  return element.evaluate((shown) => {
    const { backgroundColor, backgroundImage, color, border, outline, textDecorationLine, stroke, strokeDasharray } =
      getComputedStyle(shown)
    const box = { backgroundColor, backgroundImage, border, outline }
    return JSON.stringify({ ...box, color, textDecorationLine, stroke, strokeDasharray })
  })
}

/** Both are shown with forced colours (`forcedColors: 'active'`). */
export async function expectToDiffer(what: string, one: Locator, other: Locator): Promise<void> {
  expect.soft(await lookOf(one.first()), what).not.toBe(await lookOf(other.first()))
}
