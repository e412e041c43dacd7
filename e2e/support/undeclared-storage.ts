import type { Page } from '@playwright/test'
import type { Choices } from '../../src/features/consent/model/consent.ts'
import { DECLARED_STORAGE } from '../../src/features/identity/model/http-only-cookies.ts'
import { findStorageEntry } from '../../src/kernel/storage-registry.ts'

/** Cookies and storage keys that are not declared, or not covered by this consent. */
export async function undeclaredStorage(allowed: Choices, page: Page): Promise<string[]> {
  const [local, session] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const stored = [
    ...local!.map((key) => [key, findStorageEntry('localStorage', key)] as const),
    ...session!.map((key) => [key, findStorageEntry('sessionStorage', key)] as const),
    ...cookies.map((key) => [key, findStorageEntry('cookie', key, DECLARED_STORAGE)] as const),
  ]
  return stored.filter(([, entry]) => !entry || !allowed[entry.category]).map(([key]) => key)
}
