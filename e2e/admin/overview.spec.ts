import { DAY_MS } from '../../src/kernel/time-units.ts'
import { createAccount, signIn } from '../support/account.ts'
import { callBookingApi } from '../support/appointments.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, SECOND_SITE } from '../support/servers.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ baseURL: SECOND_SITE.url })
// Both tests are about the missing mail server.
test.describe.configure({ mode: 'default' })

test('the owner reads an email that could not be sent', async ({ page }) => {
  const { email } = await createAccount(page.request, { isVerified: false })
  await signIn(page, ADMIN, '/admin')
  await page.getByRole('link', { name: /Er is geen mailserver ingesteld/ }).click()
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('button').click()
  const frame = page.getByRole('dialog').frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Bevestig je e-mailadres' })).toBeVisible()
})

test('the overview begins with the coming days, then tasks and first steps, on a phone and on a desktop', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const name = `Lien Claes ${crypto.randomUUID().slice(0, 6)}`
  // At night, on a time of its own for each attempt.
  const time = `0${test.info().retry + 1}:${test.info().repeatEachIndex % 2 ? '30' : '00'}`
  const date = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, ADMIN, '/admin/mail')
  const guest = { name, email: 'lien@example.com', locale: 'nl' }
  const booked = { requestType: 'REPORT_ISSUE', date, time, guest, comments: 'De winkelmand', evenIfClosed: true }
  expect((await callBookingApi(page, 'POST', '/admin/appointments', booked)).status).toBe(201)

  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Vandaag')
  const days = page.getByRole('region', { name: 'Komende dagen' })
  const planned = days.getByRole('listitem').filter({ hasText: name }).last()
  await expect(planned).toContainText(`${time}–`)
  await expect(planned).toContainText('Probleem melden: De winkelmand')
  const steps = page.getByRole('region', { name: 'Maak je site klaar' })
  await expect(steps.getByRole('link', { name: 'Kies een nieuw wachtwoord' })).toHaveAttribute('href', '/profile')
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.waitForLoadState('networkidle')
    await expectNoViolations(page, `the overview at ${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await steps.getByRole('button', { name: 'Demo-inhoud verwijderen' }).click()
  const question = page.getByRole('alertdialog', { name: 'Alle demo-inhoud verwijderen?' })
  await expect(question).toContainText(/Definitief verwijderd worden: \d+ artikels, \d+ reacties/)
  await question.getByRole('button', { name: 'Behouden' }).click()
  await planned.getByRole('link').click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
})

test('a tip is dismissed with a reason and restored', async ({ page }) => {
  await signIn(page, ADMIN, '/admin')
  const tips = page.getByRole('region', { name: 'Tips' })
  const first = tips.getByRole('listitem').filter({ hasText: 'Stel een mailserver in' })
  await expect(first.getByRole('link', { name: /^E-mails bekijken/ })).toHaveAttribute('href', '/admin/mail')
  await first.getByRole('button', { name: 'Tip negeren: Stel een mailserver in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deze tip negeren?' })
  await dialog.getByRole('button', { name: 'Negeren' }).click()
  await expect(dialog.getByLabel('Waarom?')).toHaveAccessibleDescription(/Leg uit waarom/)
  await dialog.getByLabel('Waarom?').fill('Dit is een proefsite.')
  await dialog.getByRole('button', { name: 'Negeren' }).click()
  await expect(dialog).toBeHidden()
  await expect(first).toHaveCount(0)

  await tips.getByRole('button', { name: '1 genegeerd' }).click()
  const list = page.getByRole('dialog', { name: 'Genegeerde tips' })
  await expect(list.getByText('Dit is een proefsite.')).toBeVisible()
  await expectNoViolations(page, 'dismissed tips')
  await list.getByRole('button', { name: /^Tip opnieuw tonen/ }).click()
  await expect(list).toBeHidden()
  await expect(first).toBeVisible()
})
