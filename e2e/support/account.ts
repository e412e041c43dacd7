import { randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { API_CLIENT_HEADERS, USER_HEADER } from '../../src/kernel/client-headers.ts'
import { solveCaptcha } from '../../tests/fixtures/solve-captcha.ts'
import { emailLinkTo } from './servers.ts'
import { expect, waitForHydration } from './visitor.ts'

export type Account = { firstName: string; lastName: string; email: string; password: string }

type Credentials = Pick<Account, 'email' | 'password'>

export const CONFIRM = /Bevestig je e-mailadres/
export const RESET = /nieuw wachtwoord/

const headers = { ...API_CLIENT_HEADERS, 'accept-language': 'nl' }

/** Data of a new user, with an address that is too long for one line on a phone. */
export function newAccountData(): Account {
  const id = crypto.randomUUID().slice(0, 8)
  const email = `rita.${id}.peeters-vandenbroucke@example.com`
  return { firstName: 'Rita', lastName: `Peeters ${id}`, email, password: 'Br00d!jes' }
}

/** A user with a verified account, created by the API and the email. */
export async function createAccount(
  request: APIRequestContext,
  { isVerified = true, lastName }: { isVerified?: boolean; lastName?: string } = {},
): Promise<Account> {
  const member = { ...newAccountData(), ...(lastName && { lastName }) }
  const captcha = await solveCaptcha((path) => request.get(path))
  // A new client address each: accounts per address are limited.
  const from = { 'x-forwarded-for': `10.7.${randomInt(256)}.${randomInt(256)}` }
  const made = await request.post('/api/identity/register', {
    headers: { ...headers, ...from },
    data: { ...member, captcha },
  })
  expect(made.status()).toBe(201)
  if (!isVerified) return member
  const token = new URLSearchParams((await emailLinkTo(member.email, CONFIRM)).split('?')[1]).get('token')
  const verified = await request.post('/api/identity/verification/use', { headers, data: { token } })
  expect(verified.status()).toBe(200)
  return member
}

export async function fillIn(page: Page, { email, password }: Credentials): Promise<void> {
  // The page before may also ask for an email address.
  const form = page.locator('form').filter({ has: page.getByLabel('Wachtwoord', { exact: true }) })
  await form.getByLabel('E-mailadres').fill(email)
  await form.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

/** Through the form; use `signIn` where signing in is only a precondition. */
export async function signInByForm(page: Page, member: Credentials, next: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await waitForHydration(page)
  await fillIn(page, member)
  await expect(page).toHaveURL((url) => url.pathname === next)
  await waitForHydration(page)
}

/** By the API call of the form, with the cookies it sets. */
export async function signIn(page: Page, { email, password }: Credentials, next = '/faq'): Promise<void> {
  const response = await page.request.post('/api/identity/sign-in', { headers, data: { email, password } })
  expect(response.status()).toBe(200)
  const { token, user } = await response.json()
  const { id: userId, role: userRole, firstName, lastName, emailAddress } = user
  const state = { isAuthenticated: true, token, userId, userRole, firstName, lastName, emailAddress }
  const authStorage = JSON.stringify({ state, version: 0 })
  const before = await page.addInitScript((value) => localStorage.setItem('auth-storage', value), authStorage)
  await page.goto(next)
  await before.dispose()
  await waitForHydration(page)
}

/** An API client for a user, without a page; every call must succeed. */
export async function apiCaller(request: APIRequestContext, { email, password }: Credentials) {
  // Without the cookies of the context: signing in with them would end the session of an earlier caller.
  const withoutCookies = { ...headers, cookie: '' }
  const signedIn = await request.post('/api/identity/sign-in', { headers: withoutCookies, data: { email, password } })
  expect(signedIn.status()).toBe(200)
  const { token, user } = await signedIn.json()
  const mine = { ...headers, authorization: `Bearer ${token}`, [USER_HEADER]: user.id }
  async function call(method: string, path: string, data?: unknown) {
    const response = await request.fetch(path, { method, headers: mine, data })
    expect(response.ok(), await response.text()).toBe(true)
    return response.json()
  }
  return { id: user.id as string, call }
}

/** Opens the account menu. */
export async function accountMenu(page: Page) {
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  return page.getByRole('list', { name: 'Account' })
}
