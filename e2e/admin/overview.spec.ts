import { DAY_MS } from '../../src/kernel/time-units.ts'
import { createAccount, signIn } from '../support/account.ts'
import { callBookingApi } from '../support/appointments.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, emailTo, MAILBOX, SECOND_SITE } from '../support/servers.ts'
import { save } from '../support/settings-form.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ baseURL: SECOND_SITE.url })
// The tests are about the missing mail server; the last one sets it.
test.describe.configure({ mode: 'default' })

test('the owner reads an email that could not be sent', async ({ page }) => {
  const { email } = await createAccount(page.request, { isVerified: false })
  await signIn(page, ADMIN, '/admin')
  await page.getByRole('link', { name: /Er is geen mailserver ingesteld/ }).click()
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('button').click()
  const frame = page.getByRole('dialog').frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Bevestig je e-mailadres' })).toBeVisible()
})

test('the overview begins with tasks, then the coming days and first steps, in one, two or three columns', {
  tag: '@extended',
}, async ({ page }) => {
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
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Te doen',
    'Vandaag',
    'Maak je site klaar',
    'Je site in cijfers',
  ])
  const days = page.getByRole('region', { name: 'Komende dagen' })
  const planned = days.getByRole('listitem').filter({ hasText: name }).last()
  await expect(planned).toContainText(`${time}–`)
  await expect(planned).toContainText('Probleem melden: De winkelmand')
  await page.setViewportSize({ width: 1280, height: 1024 })
  await expect(page.getByRole('region', { name: 'Tips' }).getByRole('listitem')).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const heightInScreens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  await expect.poll(heightInScreens, 'two screens at 1280 px').toBeLessThanOrEqual(2)
  const steps = page.getByRole('region', { name: 'Maak je site klaar' })
  await steps.getByText(/^Nog \d+ stappen$/).click()
  await expect(steps.getByRole('link', { name: 'Kies een nieuw wachtwoord' })).toHaveAttribute('href', '/profile')
  const panels = ['Core Web Vitals', 'AI-assistenten', 'Zoekmachines'].map((name) => page.getByRole('region', { name }))
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1280, 3],
    [1600, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.waitForLoadState('networkidle')
    await expectNoViolations(page, `the overview at ${width}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const lefts = await Promise.all(panels.map(async (panel) => (await panel.boundingBox())?.x))
    expect(new Set(lefts).size, `columns at ${width}`).toBe(columns)
  }
  await steps.getByRole('button', { name: 'Demo-inhoud verwijderen' }).click()
  const question = page.getByRole('alertdialog', { name: 'Alle demo-inhoud verwijderen?' })
  await expect(question).toContainText(/Definitief verwijderd worden: \d+ artikels, .*\d+ reacties, /)
  await question.getByRole('button', { name: 'Behouden' }).click()
  await planned.getByRole('link').click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
})

test('a tip is dismissed with a reason and restored', { tag: '@extended' }, async ({ page }) => {
  await signIn(page, ADMIN, '/admin')
  const tips = page.getByRole('region', { name: 'Tips' })
  const first = tips.getByRole('listitem').filter({ hasText: 'Stel een mailserver in' })
  await expect(first.getByRole('link', { name: /^Mailserver instellen/ })).toHaveAttribute(
    'href',
    '/admin/settings#mail-server',
  )
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

test('the owner sets up the mail server, tests it and sends what was unsent', { tag: '@extended' }, async ({
  page,
}) => {
  const { email } = await createAccount(page.request, { isVerified: false })
  await signIn(page, ADMIN, '/admin/mail')
  await page.getByRole('link', { name: 'Mailserver instellen' }).click()
  await page.getByLabel('Server', { exact: true }).fill('smtp://127.0.0.1')
  await page.getByRole('combobox', { name: 'Beveiliging' }).click()
  await page.getByRole('option', { name: /^Geen/ }).click()
  await expect(page.getByLabel('Poort')).toHaveValue('25')
  await save(page)
  await expect(page.getByLabel('Server', { exact: true })).toHaveAccessibleDescription(/Vul de naam van de server in/)

  // Nothing listens on this port.
  await page.getByLabel('Server', { exact: true }).fill('127.0.0.1')
  await page.getByLabel('Poort').fill('9')
  await expect(page.getByRole('button', { name: 'Testmail versturen' })).toBeDisabled()
  await save(page)
  await expect(page.getByText('Dit geldt vanaf nu.')).toBeVisible()
  await page.getByRole('button', { name: 'Testmail versturen' }).click()
  await expect(page.getByRole('alert')).toContainText('De mailserver is niet bereikbaar.')

  await page.getByLabel('Poort').fill(String(MAILBOX.smtpPort))
  await save(page)
  await expect(page.getByText('Alles is bewaard.')).toBeVisible()
  await page.getByRole('button', { name: 'Testmail versturen' }).click()
  await expect(page.getByRole('alert')).toContainText(`aanvaardde de testmail aan ${ADMIN.email}`)
  // Its port is not one of a mail server, so the reply is not shown.
  await expect(page.getByRole('alert')).not.toContainText('De mailserver antwoordde')
  await expect(page.getByText('Laatste gelukte test:')).toBeVisible()
  await emailTo(ADMIN.email, /^Testmail van/)
  await expectNoViolations(page, 'the mail server')

  await page.goto('/admin/mail?status=unsent')
  await expect(page.getByRole('button', { name: 'Niet verstuurd', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Alle niet-verstuurde e-mails versturen' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Alle niet-verstuurde e-mails versturen' }).click()
  await expect(question).toBeHidden()
  await emailTo(email, /Bevestig je e-mailadres/)
  await page.getByLabel('Zoeken op adres of onderwerp').fill(email)
  await expect(page).toHaveURL(/q=.+&status=unsent/)
  await page.getByRole('button', { name: 'Verstuurd', exact: true }).click()
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('button').click()
  // Its link was erased when it was sent.
  await expect(page.getByRole('dialog', { name: /Bevestig/ })).toContainText(
    'Deze e-mail kan je niet opnieuw versturen',
  )
  await expect(page.getByRole('button', { name: 'Opnieuw versturen' })).toHaveCount(0)

  await page.goto('/admin/settings#mail-server')
  await page.getByLabel('Server', { exact: true }).fill('')
  await save(page)
  await expect(page.getByText('Alles is bewaard.')).toBeVisible()
})
