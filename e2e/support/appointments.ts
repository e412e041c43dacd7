import type { Browser, Page } from '@playwright/test'
import type { PackedMonth } from '../../src/features/booking/model/slot.schema.ts'
import type { SlotRun } from '../../src/features/booking/model/slot-run.ts'
import { ESSENTIAL_ONLY, serializeConsent } from '../../src/features/consent/model/consent.ts'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { DAY_MS } from '../../src/kernel/time-units.ts'
import { signIn } from './account.ts'
import { ADMIN } from './servers.ts'
import { expect, test } from './visitor.ts'

/** Number of days that all tests use. */
const JOURNEYS = 16

/**
 * A working day a few weeks ahead; each test uses another one, and so does each retry, because earlier bookings remain.
 */
export function workday(number: number): string {
  const { retry, repeatEachIndex } = test.info()
  const day = new Date(Date.now() + 20 * DAY_MS)
  for (let left = number + JOURNEYS * (retry + 2 * repeatEachIndex); ; day.setUTCDate(day.getUTCDate() + 1)) {
    const isWorkday = day.getUTCDay() > 0 && day.getUTCDay() < 6
    if (isWorkday && left-- === 0) return day.toISOString().slice(0, 10)
  }
}

/** As the pages format it in Dutch. */
export function formatDutchDay(date: string): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('nl-BE', style).format(new Date(`${date}T12:00:00Z`))
}

/** As the admin area formats it: with the year when it is not the current one. */
export function formatAdminDay(date: string): string {
  return date.startsWith(String(new Date().getFullYear()))
    ? formatDutchDay(date)
    : `${formatDutchDay(date)} ${date.slice(0, 4)}`
}

/** A response of the slots API in which the slots at this time are booked. */
export function withBookedTime(month: PackedMonth, time: string): PackedMonth {
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const book = ([start, first, step, labels]: SlotRun): SlotRun => [
    start,
    first,
    step,
    Array.from(labels, (label, index) => (first + index * step === minute ? '1' : label)).join(''),
  ]
  return { ...month, days: month.days.map((day) => ({ ...day, runs: day.runs.map(book) })) }
}

/** Moves to the month of the day. */
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

/** An API call of the user signed in on the page. */
export async function callBookingApi(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ([verb, address, json, client]) => {
      const { state } = JSON.parse(localStorage.getItem('auth-storage')!)
      const response = await fetch(`/api/booking${address}`, {
        method: verb as string,
        headers: {
          ...(client as object),
          'content-type': 'application/json',
          authorization: `Bearer ${state.token}`,
          'x-user-id': state.userId,
        },
        ...(json ? { body: JSON.stringify(json) } : {}),
      })
      return { status: response.status, body: await response.json() }
    },
    [method, path, body, API_CLIENT_HEADERS] as const,
  )
}

/** A browser of another user. */
export async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'nl-BE', viewport: { width: 1280, height: 800 } })
  const value = serializeConsent({ version: 1, categories: ESSENTIAL_ONLY, timestamp: new Date().toISOString() })
  await context.addCookies([{ name: 'consent', value, url: baseURL }])
  return context.newPage()
}

/** An admin in a separate browser context. */
export async function ownerPage(browser: Browser, baseURL: string, path = '/admin/timeslots'): Promise<Page> {
  const page = await newPage(browser, baseURL)
  await signIn(page, ADMIN, path)
  return page
}
