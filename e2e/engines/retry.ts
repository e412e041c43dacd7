import { expect } from '@playwright/test'

const ACTION_TIMEOUT_MS = 60_000

/** Calls fail while a target is missing or covered, and while a document is replaced. */
export async function retry<T>(action: () => Promise<T>): Promise<T> {
  let result: T
  await expect(async () => {
    result = await action()
  }).toPass({ timeout: ACTION_TIMEOUT_MS, intervals: [100, 250, 500] })
  return result!
}
