import type { Locator, Page } from '@playwright/test'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { solveCaptcha } from '../../tests/fixtures/solve-captcha.ts'
import { signIn } from '../support/account.ts'
import { callBookingApi, formatAdminDay, workday } from '../support/appointments.ts'
import { ADMIN } from '../support/servers.ts'
import { shows } from '../support/settings-form.ts'
import { expect, test } from '../support/visitor.ts'

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

test('the day of an owner by keyboard alone: approve, move, answer, write, publish, change a price', {
  tag: '@extended',
}, async ({ page }) => {
  const id = crypto.randomUUID().slice(0, 8)
  const date = workday(8)
  const email = `klant-${id}@example.com`
  const captcha = await solveCaptcha((path) => page.request.get(path))
  const message = { title: `Vraag ${id}`, message: 'Hoeveel kost dat?', email, captcha }
  expect((await page.request.post('/api/contact', { headers: API_CLIENT_HEADERS, data: message })).ok()).toBe(true)
  await signIn(page, ADMIN, '/faq')
  const request = { requestType: 'CHANGE_REQUEST', comments: `Nieuwe foto’s ${id}`, date, time: '09:00' }
  expect((await callBookingApi(page, 'POST', '/appointments', request)).status).toBe(201)
  await page.goto('/admin')
  const sidebar = page.getByRole('navigation', { name: 'Beheer' })

  await press(page, sidebar.getByRole('link', { name: 'Afspraken' }))
  const row = page.getByRole('listitem').filter({ hasText: id })
  await press(page, row.getByRole('button', { name: /^De aanvraag van .* goedkeuren$/ }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Goedkeuren' }))
  await expect(page.getByText('Afspraak goedgekeurd.')).toBeVisible()

  await tabTo(page, page.getByRole('tab', { name: 'Aanvragen' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await press(page, row.getByRole('button', { name: /^Details/ }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Verplaatsen' }))
  const move = page.getByRole('dialog', { name: /verplaatsen$/ })
  await press(page, move.getByRole('combobox', { name: 'Uur' }))
  await page.keyboard.type('10:00')
  await page.keyboard.press('Enter')
  await type(page, move.getByLabel('Bericht aan de klant'), 'Een uurtje later.')
  await press(page, move.getByRole('button', { name: 'Verplaatsen', exact: true }))
  await expect(page.getByText(`Verplaatst naar ${formatAdminDay(date)} om 10:00.`)).toBeVisible()
  // Back from the details to the list.
  await page.keyboard.press('Escape')

  await press(page, sidebar.getByRole('link', { name: /^Berichten/ }))
  await press(page, page.getByRole('list', { name: 'Berichten' }).getByRole('link', { name: new RegExp(id) }))
  await type(page, page.getByRole('textbox', { name: /^Je antwoord op/ }), 'Vanaf 350 euro.')
  await press(page, page.getByRole('button', { name: 'Antwoord versturen' }))
  await expect(page.getByRole('list', { name: 'Verstuurde antwoorden' })).toContainText('Vanaf 350 euro.')

  await press(page, sidebar.getByRole('link', { name: 'Artikels' }))
  await press(page, page.getByRole('link', { name: 'Nieuw artikel' }))
  await type(page, page.getByLabel('Titel van het artikel'), `Dagboek ${id}`)
  await type(page, page.getByRole('textbox', { name: 'Tekst', exact: true }), 'Vandaag alles met het toetsenbord.')
  await press(page, page.getByRole('button', { name: 'Publiceren', exact: true }))
  await expect(page.getByText('Gepubliceerd.')).toBeVisible()
  await expect.poll(() => shows(page, '/blog', `Dagboek ${id}`)).toBe(true)

  await press(page, page.getByRole('link', { name: 'Alle artikels' }))
  await press(page, sidebar.getByRole('link', { name: 'Instellingen' }))
  await tabTo(page, page.getByRole('tab', { selected: true }))
  for (let steps = 0; steps < 20; steps++) {
    await page.keyboard.press('ArrowRight')
    if (await page.getByRole('tab', { name: 'Diensten' }).evaluate((tab) => tab === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  const price = page.getByRole('group', { name: 'Backend-as-a-service' }).getByLabel('Abonnement per maand')
  await tabTo(page, price)
  const before = await price.inputValue()
  for (const next of ['77', before]) {
    await type(page, price, next)
    await press(page, page.getByRole('button', { name: 'Bewaren', exact: true }))
    await expect.poll(() => shows(page, '/services/backend', '€ 77')).toBe(next === '77')
  }
})
