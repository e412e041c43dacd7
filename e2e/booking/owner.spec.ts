import type { Locator, Page } from '@playwright/test'
import { signIn } from '../support/account.ts'
import { callBookingApi, formatAdminDay, workday } from '../support/appointments.ts'
import { expectNoViolations } from '../support/axe.ts'
import { expectToDiffer } from '../support/forced-colors.ts'
import { ADMIN, emailsTo, emailTo } from '../support/servers.ts'
import { expect, expectFocusInside, isUncovered, test } from '../support/visitor.ts'

const REQUEST = { requestType: 'CHANGE_REQUEST', comments: 'Over de nieuwe foto’s' }

/** A client without an account. */
function newGuest() {
  const id = crypto.randomUUID().slice(0, 8)
  return { name: `Gust ${id}`, email: `gust-${id}@example.com` }
}

async function bookFor(page: Page, guest: object, date: string, time: string) {
  const { status, body } = await callBookingApi(page, 'POST', '/admin/appointments', { ...REQUEST, guest, date, time })
  expect(status).toBe(201)
  return body
}

test('the history is searched and filtered, and a past appointment is recorded, on a phone', {
  tag: '@extended',
}, async ({ page }) => {
  const guest = newGuest()
  const date = workday(7)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, ADMIN, '/admin/timeslots')
  const { id, version } = await bookFor(page, guest, date, '15:00')
  await callBookingApi(page, 'POST', `/admin/appointments/${id}/cancel`, { version, reason: 'Storm op komst' })

  await page.getByRole('tab', { name: 'Historiek' }).click()
  await page.getByLabel('Klant (naam of e-mailadres)').fill(guest.email)
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('heading', { name: formatAdminDay(date) })).toBeVisible()
  await expect(rows).toContainText('Door ons geannuleerd: Storm op komst')
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(guest.email)}.*#history$`))

  await page.getByRole('button', { name: 'Voorbije afspraak noteren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Een voorbije afspraak noteren' })
  // The first wrong field gets the focus, clear of the title that stays at the top.
  const client = dialog.getByLabel('Klant', { exact: true })
  await dialog.getByLabel('Waarover gaat het?').fill('Kennismaking')
  await dialog.getByRole('checkbox', { name: 'De klant is niet verschenen' }).scrollIntoViewIfNeeded()
  await dialog.getByRole('button', { name: 'Noteren', exact: true }).click()
  await expect(client).toBeFocused()
  await expect.poll(() => isUncovered(client)).toBe(true)
  await client.fill(guest.email)
  await expect(page.getByRole('option', { name: 'Boeken zonder account' })).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Naam van de klant').fill(guest.name)
  await dialog.getByLabel('Dag').fill(date)
  await dialog.getByLabel('Uur').fill('1910')
  await dialog.getByRole('checkbox', { name: 'De klant is niet verschenen' }).check()
  await expectNoViolations(page, 'recording a past appointment', { themes: 'this' })
  await dialog.getByRole('button', { name: 'Noteren', exact: true }).click()
  await expect(dialog.getByLabel('Dag')).toHaveAccessibleDescription(/Dit moment is nog niet voorbij/)
  await expect(dialog.getByLabel('Uur')).toHaveValue('19:10')
  await dialog.getByLabel('Dag').fill('2024-02-07')
  await dialog.getByRole('button', { name: 'Noteren', exact: true }).click()
  await expect(page.getByText(`Genoteerd: ${guest.name}, ${formatAdminDay('2024-02-07')} om 19:10.`)).toBeVisible()
  await expect(rows).toHaveCount(2)

  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Niet verschenen' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Niet verschenen')
  await expect(page).toHaveURL(/status=noShow/)
  await page.reload()
  await expect(page.getByLabel('Klant (naam of e-mailadres)')).toHaveValue(guest.email)
  await expect(rows).toHaveCount(1)
  await expectNoViolations(page, 'history')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByLabel('Vanaf').fill('2024-02-08')
  await expect(page.getByText('Geen afspraken gevonden met deze filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Filters wissen' }).click()
  await expect(rows).not.toHaveCount(0)
  await expect(page).toHaveURL('/admin/timeslots#history')
  expect(await emailsTo(guest.email, /./)).toHaveLength(2)
})

test('a free hour is booked in the calendar and the appointment is dragged to another one', async ({ page }) => {
  const [guest, other] = [newGuest(), newGuest()]
  const date = workday(7)
  const day = formatAdminDay(date)
  await signIn(page, ADMIN, '/faq')
  await bookFor(page, other, date, '11:30')
  await page.goto(`/admin/timeslots?day=${date}#calendar`)
  const cell = (time: string) =>
    page.getByRole('row', { name: new RegExp(`^${time}`) }).locator(`td[data-date="${date}"]`)

  await cell('09:00')
    .getByRole('button', { name: /09:00, vrij\. Boeken$/ })
    .focus()
  await page.keyboard.press('Enter')
  const booking = page.getByRole('dialog', { name: 'Een afspraak voor een klant boeken' })
  await expect(booking.getByLabel('Dag')).toHaveValue(date)
  await expect(booking.getByRole('combobox', { name: 'Uur' })).toContainText('09:00')
  await booking.getByRole('combobox', { name: 'Klant' }).fill(guest.email)
  await page.getByRole('option', { name: 'Boeken zonder account' }).click()
  await booking.getByLabel('Naam van de klant').fill(guest.name)
  await booking.getByRole('button', { name: 'Boeken', exact: true }).click()
  await expect(page.getByText(`Geboekt: ${guest.name}, ${day} om 09:00.`)).toBeVisible()

  const appointment = page.getByRole('button', { name: new RegExp(`^${guest.name}`) })
  const move = page.getByRole('dialog', { name: `De afspraak met ${guest.name} verplaatsen` })
  // Onto a taken time: told at once, and refused.
  await dragTo(page.getByRole('button', { name: new RegExp(`^${other.name}`) }))
  await expect(move.getByText('Dit uur is al bezet.')).toBeVisible()
  await move.getByRole('button', { name: 'Verplaatsen', exact: true }).click()
  await expect(move.getByRole('alert')).toContainText('Verplaatsen is niet gelukt.')
  await page.keyboard.press('Escape')
  await dragTo(cell('10:00'))
  await expect(move.getByText(`${day}, 09:00 tot 09:30`)).toBeVisible()
  await expect(move.getByRole('combobox', { name: 'Uur' })).toContainText('10:00')
  await move.getByLabel('Bericht aan de klant').fill('Een uurtje later, dank je.')
  await expectNoViolations(page, 'moving an appointment')
  await move.getByRole('button', { name: 'Verplaatsen', exact: true }).click()
  await expect(page.getByText(`Verplaatst naar ${day} om 10:00.`)).toBeVisible()
  await expect(cell('10:00')).toContainText(guest.name)
  await expectStatesWithForcedColors(page)
  expect((await emailTo(guest.email, /Verplaatst: je afspraak/)).text).toContain('Een uurtje later, dank je.')

  /** On a busy machine Chromium sometimes never ends a simulated drag. */
  async function dragTo(target: Locator): Promise<void> {
    await expect(async () => {
      if (!(await move.isVisible())) await appointment.dragTo(target, { timeout: 5000 })
      await expect(move).toBeVisible({ timeout: 5000 })
    }).toPass()
  }
})

async function expectStatesWithForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.mouse.move(0, 0)
  const free = page.getByRole('button', { name: /vrij\. Boeken$/ })
  await expectToDiffer('appointment', page.locator('td button[draggable="true"]'), free)
  await expectToDiffer('closed', page.getByRole('button', { name: /Niet beschikbaar\. Waarom/ }), free)
  await page.emulateMedia({ forcedColors: 'none' })
}

test('a request is approved at another time with one email', async ({ page }) => {
  const date = workday(7)
  const comments = `Past elk uur ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, ADMIN, '/faq')
  const request = { ...REQUEST, comments, date, time: '16:00' }
  expect((await callBookingApi(page, 'POST', '/appointments', request)).status).toBe(201)
  await page.goto('/admin/timeslots')
  const row = page.getByRole('listitem').filter({ hasText: comments })
  await row.getByRole('button', { name: /^Ander moment voor de aanvraag/ }).click()
  const dialog = page.getByRole('dialog', { name: /op een ander moment goedkeuren$/ })
  await expect(dialog.getByText(`${formatAdminDay(date)}, 16:00 tot 16:30`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Goedkeuren' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Uur' })).toHaveAccessibleDescription('Kies een uur.')
  await dialog.getByRole('combobox', { name: 'Uur' }).click()
  await page.getByRole('option', { name: /^16:30/ }).click()
  await dialog.getByLabel('Bericht aan de klant').fill('Een half uur later lukt wel.')
  await dialog.getByRole('button', { name: 'Goedkeuren' }).click()
  await expect(page.getByText(`Goedgekeurd voor ${formatAdminDay(date)} om 16:30.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await expectFocusInside(page.getByRole('tabpanel'))
  const { text } = await emailTo(ADMIN.email, /^Bevestigd op een ander moment/)
  expect(text).toContain('Een half uur later lukt wel.')
})

test('the owner adds an own calendar, reads why it cannot be read, corrects and removes it', async ({
  page: owner,
}) => {
  await signIn(owner, ADMIN, '/admin/timeslots')
  await owner.getByRole('tab', { name: 'Agenda' }).click()
  const name = `Agenda ${crypto.randomUUID().slice(0, 6)}`
  await owner.getByRole('button', { name: 'Agenda toevoegen' }).click()
  const form = owner.getByRole('dialog', { name: 'Agenda toevoegen' })
  await form.getByRole('button', { name: 'Bewaren' }).click()
  await expect(form.getByLabel('Naam', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Geheim iCal-adres')).toHaveAccessibleDescription(/begint met https/)
  await form.getByLabel('Naam', { exact: true }).fill(name)
  // Internal addresses are never requested.
  await form.getByLabel('Geheim iCal-adres').fill('webcal://127.0.0.1/geheim.ics')
  await form.getByRole('button', { name: 'Bewaren' }).click()
  const item = owner.getByRole('listitem').filter({ hasText: name })
  await expect(item.getByText('Niet leesbaar')).toBeVisible()
  await expect(item.getByText(/niet openbaar bereikbaar/)).toBeVisible()
  await expect(item).not.toContainText('geheim.ics')
  await expectNoViolations(owner, 'own calendars')

  await item.getByRole('button', { name: `Agenda ${name} wijzigen` }).click()
  const change = owner.getByRole('dialog', { name: 'Agenda wijzigen' })
  await expect(change.getByLabel('Geheim iCal-adres')).toHaveValue('')
  await change.getByRole('checkbox', { name: /hele dag/ }).uncheck()
  await change.getByRole('button', { name: 'Bewaren' }).click()
  await expect(item.getByText('Hele dagen blijven open')).toBeVisible()
  await item.getByRole('button', { name: `Agenda ${name} verwijderen` }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(item).toHaveCount(0)
})

test('a CalDAV account is searched first: what was typed stays, with the reason', async ({ page: owner }) => {
  await signIn(owner, ADMIN, '/admin/timeslots')
  await owner.getByRole('tab', { name: 'Agenda' }).click()
  await owner.getByRole('button', { name: 'Agenda toevoegen' }).click()
  const form = owner.getByRole('dialog', { name: 'Agenda toevoegen' })
  await form.getByRole('radio', { name: /^CalDAV-account/ }).check()
  await form.getByLabel('Naam', { exact: true }).fill('Werk')
  await form.getByRole('button', { name: 'Agenda’s zoeken' }).click()
  await expect(form.getByLabel('Adres van de CalDAV-server')).toBeFocused()
  // Internal addresses are never requested.
  await form.getByLabel('Adres van de CalDAV-server').fill('https://127.0.0.1/dav/')
  await form.getByLabel('Gebruikersnaam', { exact: true }).fill('rita@example.com')
  await form.getByLabel('Wachtwoord', { exact: true }).fill('app-wachtwoord')
  await form.getByRole('button', { name: 'Agenda’s zoeken' }).click()
  await expect(form.getByText(/niet openbaar bereikbaar/)).toBeVisible()
  await expect(form.getByLabel('Wachtwoord', { exact: true })).toHaveValue('app-wachtwoord')
  await expectNoViolations(owner, 'CalDAV account')
})

test('an event that the owner moved is among what waits, until it is answered', { tag: '@extended' }, async ({
  page: owner,
}) => {
  const moved = {
    ...{ appointmentId: 'a', version: 1, question: 'moved', client: 'Leen Maes', locale: 'nl', calendar: 'Werk' },
    ...{ zone: 'Europe/Brussels', startsAt: '2030-03-04T09:00:00.000Z', movedTo: '2030-03-04T13:00:00.000Z' },
  }
  let questions = [moved]
  await owner.route('**/api/booking/admin/calendars/questions**', (route) => {
    if (route.request().method() === 'POST') questions = []
    return route.fulfill({ json: { questions } })
  })
  await signIn(owner, ADMIN, '/admin')
  const waiting = owner.getByRole('link', { name: /1\s*afspraak is in je agenda verplaatst of verwijderd/ })
  await waiting.click()
  await expect(owner).toHaveURL('/admin/timeslots#calendar')
  await expect(owner.getByText(/De afspraak met Leen Maes op .* 10:00 .* 14:00/)).toBeVisible()
  await owner.getByRole('button', { name: 'Zo laten' }).click()
  await expect(owner.getByText(/De afspraak met Leen Maes/)).toHaveCount(0)
  await owner
    .getByRole('navigation', { name: 'Beheer' })
    .getByRole('link', { name: /^Overzicht/ })
    .click()
  await expect(owner.getByRole('heading', { name: 'Te doen' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})
