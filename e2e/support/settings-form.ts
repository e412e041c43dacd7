import type { Page } from '@playwright/test'

export const save = (page: Page) => page.getByRole('button', { name: 'Bewaren', exact: true }).click()
/** Fetches a page as a visitor. */
export const shows = async (page: Page, path: string, text: string) =>
  (await (await page.request.get(path)).text()).replaceAll('\u00a0', ' ').includes(text)
