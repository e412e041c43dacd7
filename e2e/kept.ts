import type { Page } from '@playwright/test'
import type { Choices } from '../src/features/consent/model/consent.ts'
import { findKept } from '../src/kernel/kept.ts'

/** What the browser keeps although it is not declared, or not allowed by this answer. */
export async function keptWithout(allowed: Choices, page: Page): Promise<string[]> {
  const [local, session] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const kept = [
    ...local!.map((key) => [key, findKept('localStorage', key)] as const),
    ...session!.map((key) => [key, findKept('sessionStorage', key)] as const),
    ...cookies.map((key) => [key, findKept('cookie', key)] as const),
  ]
  return kept.filter(([, entry]) => !entry || !allowed[entry.category]).map(([key]) => key)
}
