import type { Browser, Page } from '@playwright/test'
import { ESSENTIAL_ONLY, serializeConsent } from '../../src/features/consent/model/consent.ts'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { signIn } from './account.ts'
import { ADMIN } from './servers.ts'
import { expect, test } from './visitor.ts'

/** How many days all journeys need. */
const JOURNEYS = 15

/**
 * A working day a few weeks ahead; each journey takes another one, so that none takes a time from the other. So does
 * each attempt: what the first one booked stays booked.
 */
export function workday(number: number): string {
  const { retry, repeatEachIndex } = test.info()
  const day = new Date(Date.now() + 20 * 86_400_000)
  for (let left = number + JOURNEYS * (retry + 2 * repeatEachIndex); ; day.setUTCDate(day.getUTCDate() + 1)) {
    const isWorkday = day.getUTCDay() > 0 && day.getUTCDay() < 6
    if (isWorkday && left-- === 0) return day.toISOString().slice(0, 10)
  }
}

/** As the pages write it in Dutch. */
export function formatDutchDay(date: string): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('nl-BE', style).format(new Date(`${date}T12:00:00Z`))
}

/** As the desk writes it: with its year when that is not this one. */
export function formatAdminDay(date: string): string {
  return date.startsWith(String(new Date().getFullYear()))
    ? formatDutchDay(date)
    : `${formatDutchDay(date)} ${date.slice(0, 4)}`
}

/** Turns the months over until the day is there. */
export async function chooseDay(page: Page, date: string): Promise<void> {
  const day = page.getByRole('button', { name: new RegExp(`^${formatDutchDay(date)} `) })
  const caption = page.getByRole('grid')
  await expect(caption).toBeVisible()
  for (let turns = 0; turns < 4 && (await day.count()) === 0; turns++) {
    const before = await caption.getAttribute('aria-label')
    await page.getByRole('button', { name: /^Volgende maand/ }).click()
    await expect(caption).not.toHaveAttribute('aria-label', before!)
  }
  await day.click()
}

export const time = (page: Page, at: string) => page.getByRole('radio', { name: new RegExp(`^${at}`) })

/** A call of whoever is signed in on the page. */
export async function callBookingApi(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ([verb, address, json, client]) => {
      const { state } = JSON.parse(localStorage.getItem('auth-storage')!)
      const answer = await fetch(`/api/booking${address}`, {
        method: verb as string,
        headers: {
          ...(client as object),
          'content-type': 'application/json',
          authorization: `Bearer ${state.token}`,
          'x-user-id': state.userId,
        },
        ...(json ? { body: JSON.stringify(json) } : {}),
      })
      return { status: answer.status, body: await answer.json() }
    },
    [method, path, body, API_CLIENT_HEADERS] as const,
  )
}

/** Somebody else's browser. */
export async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'nl-BE', viewport: { width: 1280, height: 800 } })
  const value = serializeConsent({ version: 1, categories: ESSENTIAL_ONLY, timestamp: new Date().toISOString() })
  await context.addCookies([{ name: 'consent', value, url: baseURL }])
  return context.newPage()
}

/** The owner at the desk, in a browser of their own. */
export async function ownerPage(browser: Browser, baseURL: string, path = '/admin/timeslots'): Promise<Page> {
  const page = await newPage(browser, baseURL)
  await signIn(page, ADMIN, path)
  return page
}
