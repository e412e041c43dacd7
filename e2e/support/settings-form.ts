import type { Locator, Page } from '@playwright/test'

export const save = (page: Page) => page.getByRole('button', { name: 'Bewaren', exact: true }).click()
/** Fetches a page as a visitor. */
export const shows = async (page: Page, path: string, text: string) =>
  (await (await page.request.get(path)).text()).replaceAll('\u00a0', ' ').includes(text)

/** The button of the newest notice, which stays while the pointer is on it. */
export async function holdUndo(page: Page): Promise<Locator> {
  const undo = page.getByRole('button', { name: 'Ongedaan maken' }).first()
  await undo.hover()
  return undo
}
