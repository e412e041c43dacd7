import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { CONFIRM, createAccount, fillIn, newAccountData, signIn } from '../support/account.ts'
import { callBookingApi, chooseDay, formatDutchDay, ownerPage, time, workday } from '../support/appointments.ts'
import { contrastViolations } from '../support/axe.ts'
import { emailLinkTo, emailTo } from '../support/servers.ts'
import { expect, expectFocusInside, test, waitForHydration } from '../support/visitor.ts'

// Two users sign in, and emails are sent by a worker.

test('a visitor chooses a slot, logs in and requests it; an admin approves; the client downloads the invite and withdraws', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await createAccount(page.request)
  const date = workday(0)
  await page.goto('/booking?type=NEW_WEB_APPLICATION')
  await waitForHydration(page)
  await expect(page.getByRole('radio', { name: /^Nieuwe website of webapplicatie/ })).toBeChecked()
  const change = page.getByRole('radio', { name: /^Aanpassing/ })
  await change.check()
  await chooseDay(page, date)
  await time(page, '10:00').check()
  await expectReadable(page)
  await page.getByLabel('Vertel er wat meer over').fill('Nieuwe openingsuren op elke pagina.')
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click()
  await fillIn(page, member)
  await expect(page).toHaveURL(/\/booking/)

  // The search parameters still name another request type.
  await expect(change).toBeChecked()
  await expect(time(page, '10:00')).toBeChecked()
  await expect(page.getByLabel('Vertel er wat meer over')).toHaveValue('Nieuwe openingsuren op elke pagina.')
  await expect(page.getByText('We houden dit moment 5 minuten voor je vrij')).toBeVisible()
  await page.getByRole('button', { name: `Aanvragen: ${formatDutchDay(date)} om 10:00` }).click()
  await expect(page.getByText('Je aanvraag is verstuurd')).toBeVisible()
  const sent = page.getByRole('main').locator(':focus')
  await expect(sent).toContainText(new RegExp(`${formatDutchDay(date)} .*om 10:00 \\(Belgische tijd\\)`, 'i'))
  await expect(sent).toContainText('Aanpassing')
  const tentative = page.waitForEvent('download')
  await sent.getByRole('button', { name: 'In agenda zetten (.ics)' }).click()
  expect(readFileSync(await (await tentative).path(), 'utf8')).toContain('STATUS:TENTATIVE')
  await emailTo(member.email, /nog niet bevestigd/)
  await page.getByRole('link', { name: 'Naar mijn afspraken' }).click()
  await expect(page.getByText('Wacht op goedkeuring')).toBeVisible()
  await expect(page.getByRole('button', { name: 'In agenda zetten (.ics)' })).toBeVisible()

  const owner = await ownerPage(browser, baseURL!)
  const name = `${member.firstName} ${member.lastName}`
  await owner
    .getByRole('button', { name: `De aanvraag van ${name} voor ${formatDutchDay(date)} om 10:00 goedkeuren` })
    .click()
  const question = owner.getByRole('alertdialog')
  await expect(question).toContainText(`De aanvraag van ${name} voor ${formatDutchDay(date)} om 10:00 goedkeuren?`)
  await question.getByRole('button', { name: 'Goedkeuren' }).click()
  await expect(owner.getByText(`Afspraak goedgekeurd. ${name} krijgt een bevestiging per e-mail.`)).toBeVisible()
  await expect(owner.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
  await expectFocusInside(owner.getByRole('tabpanel'))
  await owner.context().close()

  await emailTo(member.email, /Bevestigd: je afspraak/)
  await page.reload()
  await expect(page.getByText('Goedgekeurd')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'In agenda zetten (.ics)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${date}.ics`)
  expect(readFileSync(await file.path(), 'utf8')).toContain(
    `DTSTART;TZID=Europe/Brussels:${date.replaceAll('-', '')}T100000`,
  )

  await page.getByRole('button', { name: /^Afspraak op .* annuleren$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Afspraak annuleren' }).click()
  await expect(page.getByText('Geannuleerd', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'In agenda zetten (.ics)' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 3, name: new RegExp(formatDutchDay(date), 'i') })).toBeFocused()
  await emailTo(member.email, /Geannuleerd: je afspraak/)
})

test('a visitor without an account requests an appointment and confirms it by the link in the email', async ({
  page,
}) => {
  const email = `gast-${Date.now()}@gmial.com`
  const meant = email.replace('gmial', 'gmail')
  const date = workday(9)
  await page.goto('/booking')
  await page.getByRole('radio', { name: /^Aanpassing/ }).check()
  await chooseDay(page, date)
  await time(page, '14:30').check()
  await page.getByLabel('Vertel er wat meer over').fill('Nieuwe foto’s.')
  await page.getByLabel('Naam').fill('Leen Maes')
  const send = page.getByRole('button', { name: `Aanvragen: ${formatDutchDay(date)} om 14:30` })
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Naam').focus()
  await page.getByRole('alert').getByRole('button', { name: 'Aanpassen' }).click()
  await expect(page.getByLabel('E-mailadres')).toHaveValue(meant)
  await expectReadable(page)
  await send.click()
  await expect(page.getByRole('main').locator(':focus')).toContainText(`We stuurden een e-mail naar ${meant}`)

  await page.goto(await emailLinkTo(meant, /Bevestig je aanvraag/))
  await expect(page).toHaveURL('/booking/appointment')
  await expect(page.getByText('We houden dit moment voor je vrij tot')).toBeVisible()
  expect(await contrastViolations(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Aanvraag bevestigen' }).click()
  await expect(page.getByText('Je aanvraag is bevestigd')).toBeVisible()
  await emailTo(meant, /Aanvraag ontvangen/)
})

test('the draft survives registration and email verification in another tab', { tag: '@extended' }, async ({
  page,
  context,
}) => {
  const { firstName, lastName, email, password } = newAccountData()
  const date = workday(9)
  await page.goto('/booking')
  await waitForHydration(page)
  await page.getByRole('radio', { name: /^Probleem melden/ }).check()
  await chooseDay(page, date)
  await time(page, '11:30').check()
  await page.getByLabel('Vertel er wat meer over').fill('Het formulier verstuurt niets.')
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Account maken' }).click()
  await expect(page).toHaveURL(/\/register/)
  await page.getByLabel('Voornaam').fill(firstName)
  await page.getByLabel('Achternaam').fill(lastName)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Wachtwoord herhalen', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Account maken' }).click()
  await expect(page.getByText('Je account is gemaakt. Bevestig nu je e-mailadres.')).toBeVisible()

  const tab = await context.newPage()
  await tab.goto(await emailLinkTo(email, CONFIRM))
  await waitForHydration(tab)
  await tab.getByRole('button', { name: 'E-mailadres bevestigen' }).click()
  await expect(tab.getByRole('alert')).toHaveText('Je e-mailadres is bevestigd. Je kan nu inloggen.')
  await fillIn(tab, { email, password })
  await tab.waitForURL((url) => url.pathname === '/booking')

  await expect(tab.getByRole('radio', { name: /^Probleem melden/ })).toBeChecked()
  await expect(time(tab, '11:30')).toBeChecked()
  await expect(tab.getByLabel('Vertel er wat meer over')).toHaveValue('Het formulier verstuurt niets.')
  await tab.getByRole('button', { name: `Aanvragen: ${formatDutchDay(date)} om 11:30` }).click()
  await expect(tab.getByText('Je aanvraag is verstuurd')).toBeVisible()
  expect(await tab.evaluate(() => localStorage.getItem('booking-draft'))).toBeNull()
})

test('a denial requires a reason, which the client sees; concurrent changes are reported', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await createAccount(page.request)
  const name = `${member.firstName} ${member.lastName}`
  await signIn(page, member, '/profile')
  for (const at of ['09:00', '11:00']) {
    const request = {
      requestType: 'REPORT_ISSUE',
      date: workday(1),
      time: at,
      comments: `Om ${at}${'\n\nEn nog iets.'.repeat(3)}`,
    }
    expect((await callBookingApi(page, 'POST', '/appointments', request)).status).toBe(201)
  }

  const owner = await ownerPage(browser, baseURL!)
  const rows = owner
    .getByRole('list', { name: 'Openstaande aanvragen' })
    .getByRole('listitem')
    .filter({ hasText: name })
  const early = rows.filter({ hasText: 'Om 09:00' })
  await early.getByRole('button', { name: `Details van de afspraak met ${name}` }).click()
  const details = owner.getByRole('dialog', { name })
  await expect(details).toContainText(`Om 09:00${'\n\nEn nog iets.'.repeat(3)}`)
  await expect(details).toContainText(`${member.email} (Nederlands)`)
  await expect(details.getByRole('button', { name: /goedkeuren$/ })).toBeVisible()
  await owner.keyboard.press('Escape')
  await early.getByRole('button', { name: /weigeren$/ }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Weigeren' }).click()
  await expect(dialog.getByLabel('Reden')).toBeFocused()
  await expect(dialog.getByLabel('Reden')).toHaveAccessibleDescription(/Geef een reden op/)
  await dialog.getByRole('button', { name: 'Niet beschikbaar' }).click()
  await dialog.getByRole('button', { name: 'Weigeren' }).click()
  await expect(owner.getByText(`Aanvraag geweigerd. ${name} krijgt de reden per e-mail.`)).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expectFocusInside(owner.getByRole('tabpanel'))

  await page.goto('/my-appointments')
  const denied = page.getByRole('article').filter({ hasText: 'Geweigerd' })
  await expect(denied).toContainText('Op dat moment kunnen we helaas niet.')
  await expect(page.getByText('Tijdzone: Belgische tijd.')).toBeVisible()

  // The client withdraws in another tab while the request is open here and on the admin screen.
  const { body } = await callBookingApi(page, 'GET', '/appointments')
  const pending = body.appointments.find(({ status }: { status: string }) => status === 'PENDING')
  await page.getByRole('button', { name: /^Afspraak op .* annuleren$/ }).click()
  expect((await callBookingApi(page, 'POST', `/appointments/${pending.id}/withdraw`, { version: 0 })).status).toBe(200)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Afspraak annuleren' }).click()
  const withdrawn = page.getByRole('article').filter({ hasText: 'Geannuleerd' })
  await expect(withdrawn.getByRole('alert')).toContainText(
    'Deze afspraak is intussen gewijzigd. Dit is de huidige status.',
  )
  await expect(withdrawn.getByRole('heading', { level: 3 })).toBeFocused()
  await rows.getByRole('button', { name: /goedkeuren$/ }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Goedkeuren' }).click()
  await expect(owner.getByText('Deze aanvraag is intussen al afgehandeld: Geannuleerd.')).toBeVisible()
  await expect(rows).toHaveCount(0)
  await owner.context().close()
})

test('a taken slot keeps the form input and offers alternatives', async ({ page, browser, baseURL }) => {
  const [member, other] = [await createAccount(page.request), await createAccount(page.request)]
  const date = workday(2)
  // The hold fails, so that another client can take the slot.
  await page.route('**/api/booking/hold*', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'TOO_MANY_ATTEMPTS' } } }),
  )
  await signIn(page, member, '/booking')
  await waitForHydration(page)
  await page.getByRole('radio', { name: /^Nieuwe website of webapplicatie/ }).check()
  await chooseDay(page, date)
  await time(page, '14:00').check()
  await page.getByLabel('Vertel er wat meer over').fill('Een portaal voor onze ploegen.')

  // A slot closed by a rule is reported as unavailable, not as taken.
  const closed = { error: { code: 'SLOT_UNAVAILABLE', details: { alternatives: [] } } }
  const send = '**/api/booking/appointments*'
  await page.route(send, (route) => route.fulfill({ status: 409, json: closed }), { times: 1 })
  await page.getByRole('button', { name: /^Aanvragen: .* om 14:00$/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'om 14:00 is niet meer beschikbaar.' })).toBeVisible()

  const rival = await (await browser.newContext({ baseURL, locale: 'nl-BE' })).newPage()
  await signIn(rival, other, '/profile')
  const taken = { requestType: 'NEW_WEB_APPLICATION', date, time: '14:00', comments: 'Net iets sneller' }
  expect((await callBookingApi(rival, 'POST', '/appointments', taken)).status).toBe(201)
  await rival.context().close()

  await page.getByRole('button', { name: /^Aanvragen: .* om 14:00$/ }).click()
  const note = page.getByRole('alert').filter({ hasText: 'om 14:00 is net door iemand anders geboekt.' })
  await expect(note).toBeVisible()
  await expect(page.getByLabel('Vertel er wat meer over')).toHaveValue('Een portaal voor onze ploegen.')
  await note.getByRole('button', { name: /om 15:00$/ }).click()
  const button = page.getByRole('button', { name: `Aanvragen: ${formatDutchDay(date)} om 15:00` })
  await expect(button).toBeFocused()
  await expect(time(page, '14:00')).toBeDisabled()
  await button.click()
  await expect(page.getByText('Je aanvraag is verstuurd')).toBeVisible()
})

/** Text on selected tiles has sufficient contrast and a single colour. */
async function expectReadable(page: Page): Promise<void> {
  const chosen = page.locator('label.tile:has(:checked)')
  await expect(chosen).toHaveCount(2)
  expect(await contrastViolations(page, 'label.tile')).toEqual([])
  for (const tile of await chosen.all()) {
    const inks = await tile.evaluate((label) =>
      [label, ...label.querySelectorAll('span')].map((part) => getComputedStyle(part).color),
    )
    expect(new Set(inks).size).toBe(1)
  }
}
