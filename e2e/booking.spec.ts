import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ask, chooseDay, inDutch, newPage, ownerPage, time, workday } from './appointments.ts'
import { CONFIRM, fillIn, newMember, signIn, stranger } from './member.ts'
import { letterTo, linkTo } from './neighbours.ts'
import { awake, expect, test } from './visitor.ts'

// Two people sign in, and letters come by a worker.
test.describe.configure({ timeout: 60_000 })

test('a visitor chooses, logs in, finds it again and asks; the owner approves; the client has it in the calendar', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await newMember(page.request)
  const date = workday(0)
  await page.goto('/booking?type=CHANGE_REQUEST')
  await awake(page)
  await expect(page.getByRole('radio', { name: /^Aanpassing/ })).toBeChecked()
  await chooseDay(page, date)
  await time(page, '10:00').check()
  await expectReadable(page)
  await page.getByLabel('Vertel er iets meer over').fill('Nieuwe openingsuren op elke pagina.')
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click()
  await fillIn(page, member)
  await page.waitForURL(/\/booking/)

  await expect(time(page, '10:00')).toBeChecked()
  await expect(page.getByLabel('Vertel er iets meer over')).toHaveValue('Nieuwe openingsuren op elke pagina.')
  await expect(page.getByText('We houden dit moment 5 minuten voor je vrij')).toBeVisible()
  await page.getByRole('button', { name: `Vraag ${inDutch(date)} om 10:00 aan` }).click()
  await expect(page.getByText('Je aanvraag is verstuurd')).toBeVisible()
  await letterTo(member.email, /nog niet bevestigd/)
  await page.getByRole('link', { name: 'Naar mijn afspraken' }).click()
  await expect(page.getByText('Wacht op goedkeuring')).toBeVisible()

  const owner = await ownerPage(browser, baseURL!)
  const name = `${member.firstName} ${member.lastName}`
  await owner.getByRole('button', { name: `De aanvraag van ${name} voor ${inDutch(date)} om 10:00 goedkeuren` }).click()
  const question = owner.getByRole('alertdialog')
  await expect(question).toContainText(`${name} op ${inDutch(date)} om 10:00 goedkeuren?`)
  await question.getByRole('button', { name: 'Goedkeuren' }).click()
  await expect(owner.getByText(`Goedgekeurd. ${name} krijgt een bevestiging per e-mail.`)).toBeVisible()
  await owner.context().close()

  await letterTo(member.email, /Bevestigd: je afspraak/)
  await page.reload()
  await expect(page.getByText('Goedgekeurd')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Zet in je agenda (.ics)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${date}.ics`)
  expect(readFileSync(await file.path(), 'utf8')).toContain(
    `DTSTART;TZID=Europe/Brussels:${date.replaceAll('-', '')}T100000`,
  )

  await page.getByRole('button', { name: /^Trek in: de afspraak/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trek in' }).click()
  await expect(page.getByText('Geannuleerd')).toBeVisible()
  await letterTo(member.email, /Ingetrokken: je afspraak/)
})

test('what a stranger chose is there after the letter, in another tab', async ({ page, context }) => {
  const { firstName, lastName, email, password } = stranger()
  const date = workday(9)
  await page.goto('/booking')
  await awake(page)
  await page.getByRole('radio', { name: /^Probleem melden/ }).check()
  await chooseDay(page, date)
  await time(page, '11:30').check()
  await page.getByLabel('Vertel er iets meer over').fill('Het formulier verstuurt niets.')
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click()
  await page.getByRole('link', { name: 'Account maken' }).click()
  await page.getByLabel('Voornaam').fill(firstName)
  await page.getByLabel('Achternaam').fill(lastName)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Herhaal het wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Account maken' }).click()
  await expect(page.getByText('Registratie gelukt. Bevestig nu je e-mailadres.')).toBeVisible()

  const tab = await context.newPage()
  await tab.goto(await linkTo(email, CONFIRM))
  await awake(tab)
  await tab.getByRole('button', { name: 'E-mailadres bevestigen' }).click()
  await expect(tab.getByRole('alert')).toHaveText('Je e-mailadres is bevestigd. Je kunt nu inloggen.')
  await fillIn(tab, { email, password })
  await tab.waitForURL((url) => url.pathname === '/booking')

  await expect(tab.getByRole('radio', { name: /^Probleem melden/ })).toBeChecked()
  await expect(time(tab, '11:30')).toBeChecked()
  await expect(tab.getByLabel('Vertel er iets meer over')).toHaveValue('Het formulier verstuurt niets.')
  await tab.getByRole('button', { name: `Vraag ${inDutch(date)} om 11:30 aan` }).click()
  await expect(tab.getByText('Je aanvraag is verstuurd')).toBeVisible()
  expect(await tab.evaluate(() => localStorage.getItem('booking-draft'))).toBeNull()
})

test('a package arrives as a sentence, through logging in too; it may be changed, and what was typed wins', async ({
  page,
}) => {
  const member = await newMember(page.request)
  const comments = page.getByLabel('Vertel er iets meer over')
  await page.goto('/services')
  await awake(page)
  await page.getByRole('link', { name: 'Kies Basic' }).click()
  await expect(comments).toHaveValue(/^Ik heb interesse in het pakket Basic \(€\s7,99 per maand, excl\. btw\)\.$/)
  await expect(page.getByRole('radio', { name: /^Nieuwe webapplicatie/ })).toBeChecked()
  await page.goBack()
  await page.getByRole('link', { name: 'Kies Enterprise' }).click()
  await expect(comments).toHaveValue(/het pakket Enterprise/)

  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click()
  await fillIn(page, member)
  await page.waitForURL(/\/booking/)
  await expect(comments).toHaveValue(/het pakket Enterprise/)
  for (const own of ['Liever iets kleins.', '']) {
    await comments.fill(own)
    await page.goto('/booking?package=2')
    await awake(page)
    await expect(comments).toHaveValue(own)
  }
})

test('a draft of yesterday is forgotten', async ({ page }) => {
  const draft = { type: 'REPORT_ISSUE', date: workday(9), time: '11:30', comments: 'Van gisteren' }
  const kept = { keptAt: Date.now() - 86_400_001, draft }
  await page.addInitScript((value) => localStorage.setItem('booking-draft', value), JSON.stringify(kept))
  await page.goto('/booking')
  await awake(page)
  await expect(page.getByLabel('Vertel er iets meer over')).toHaveValue('')
  await expect(page.getByRole('radio', { name: /^Probleem melden/ })).not.toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('booking-draft'))).toBeNull()
})

test('a denial needs a reason, and the client reads it; a decision made elsewhere shows itself', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await newMember(page.request)
  const name = `${member.firstName} ${member.lastName}`
  await signIn(page, member, '/profile')
  for (const at of ['09:00', '11:00']) {
    const request = {
      requestType: 'REPORT_ISSUE',
      date: workday(1),
      time: at,
      comments: `Om ${at}${'\n\nEn nog iets.'.repeat(3)}`,
    }
    expect((await ask(page, 'POST', '/appointments', request)).status).toBe(201)
  }

  const owner = await ownerPage(browser, baseURL!)
  const rows = owner
    .getByRole('list', { name: 'Aanvragen die wachten' })
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
  await dialog.getByRole('button', { name: 'Niet vrij' }).click()
  await dialog.getByRole('button', { name: 'Weigeren' }).click()
  await expect(owner.getByText(`Geweigerd. ${name} krijgt de reden per e-mail.`)).toBeVisible()
  await expect(rows).toHaveCount(1)

  await page.goto('/my-appointments')
  const denied = page.getByRole('article').filter({ hasText: 'Geweigerd' })
  await expect(denied).toContainText('Op dit moment kunnen we helaas niet.')
  await expect(page.getByText('Alle uren zijn die van Europe/Brussels.')).toBeVisible()

  // The client withdraws while the owner looks at the request.
  const { body } = await ask(page, 'GET', '/appointments')
  const pending = body.appointments.find((one: { status: string }) => one.status === 'PENDING')
  expect((await ask(page, 'POST', `/appointments/${pending.id}/withdraw`)).status).toBe(200)
  await rows.getByRole('button', { name: /goedkeuren$/ }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Goedkeuren' }).click()
  await expect(owner.getByText('Hier is intussen elders over beslist: Geannuleerd.')).toBeVisible()
  await expect(rows).toHaveCount(0)
  await owner.context().close()
})

test('a slot that somebody else took keeps the form and offers what is near', async ({ page, browser, baseURL }) => {
  const [member, other] = [await newMember(page.request), await newMember(page.request)]
  const date = workday(2)
  // Nothing is kept for whoever could not be heard.
  await page.route('**/api/booking/hold*', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'TOO_MANY_ATTEMPTS' } } }),
  )
  await signIn(page, member, '/booking')
  await awake(page)
  await page.getByRole('radio', { name: /^Nieuwe webapplicatie/ }).check()
  await chooseDay(page, date)
  await time(page, '14:00').check()
  await page.getByLabel('Vertel er iets meer over').fill('Een portaal voor onze ploegen.')

  // What a rule closes meanwhile went to nobody else.
  const closed = { error: { code: 'SLOT_UNAVAILABLE', details: { alternatives: [] } } }
  const send = '**/api/booking/appointments*'
  await page.route(send, (route) => route.fulfill({ status: 409, json: closed }), { times: 1 })
  await page.getByRole('button', { name: /om 14:00 aan$/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'om 14:00 is niet meer beschikbaar.' })).toBeVisible()

  const rival = await (await browser.newContext({ baseURL, locale: 'nl-BE' })).newPage()
  await signIn(rival, other, '/profile')
  const taken = { requestType: 'NEW_WEB_APPLICATION', date, time: '14:00', comments: 'Net iets sneller' }
  expect((await ask(rival, 'POST', '/appointments', taken)).status).toBe(201)
  await rival.context().close()

  await page.getByRole('button', { name: /om 14:00 aan$/ }).click()
  const note = page.getByRole('alert').filter({ hasText: 'om 14:00 is net door iemand anders genomen.' })
  await expect(note).toBeVisible()
  await expect(page.getByLabel('Vertel er iets meer over')).toHaveValue('Een portaal voor onze ploegen.')
  await note.getByRole('button', { name: /om 15:00$/ }).click()
  const button = page.getByRole('button', { name: `Vraag ${inDutch(date)} om 15:00 aan` })
  await expect(button).toBeFocused()
  await expect(time(page, '14:00')).toBeDisabled()
  await button.click()
  await expect(page.getByText('Je aanvraag is verstuurd')).toBeVisible()
})

test('an answer that is lost on the way is not somebody else’s request', async ({ browser, baseURL, request }) => {
  // A page of its own: the browser complains of the answer that we keep from it.
  const page = await newPage(browser, baseURL!)
  await signIn(page, await newMember(request), '/booking')
  await awake(page)
  await page.getByRole('radio', { name: /^Probleem melden/ }).check()
  await chooseDay(page, workday(3))
  await time(page, '13:30').check()
  await page.getByLabel('Vertel er iets meer over').fill('De verbinding is hier slecht.')
  // The request arrives; what the server answers does not.
  await page.route(
    '**/api/booking/appointments*',
    async (route) => {
      expect((await route.fetch()).status()).toBe(201)
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: /om 13:30 aan$/ }).click()
  await expect(page.getByText('Je aanvraag is verstuurd')).toBeVisible()
  const { body } = await ask(page, 'GET', '/appointments')
  expect(body.appointments).toHaveLength(1)
  await page.context().close()
})

test('everything is done with the keyboard alone', async ({ page }) => {
  const member = await newMember(page.request)
  await signIn(page, member, '/booking')
  await awake(page)
  const focused = page.locator(':focus')
  const press = async (key: string) => page.keyboard.press(key)
  const tabTo = async (target: RegExp) => {
    for (let steps = 0; steps < 30; steps++) {
      await press('Tab')
      const name = await page.evaluate(() => {
        const element = document.activeElement!
        const label = element.getAttribute('aria-label') ?? element.closest('label')?.textContent
        return `${label ?? element.getAttribute('name') ?? element.textContent}`
      })
      if (target.test(name)) return
    }
    throw new Error(`nothing called ${target}`)
  }
  await expect(page.getByRole('grid')).toBeVisible()
  await tabTo(/Nieuwe webapplicatie/)
  await press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^Aanpassing/ })).toBeChecked()
  await tabTo(/vrije momenten|gesloten|volzet/)
  const first = await focused.getAttribute('aria-label')
  for (let months = 0; months < 2; months++) await press('PageDown')
  // What that month has to offer is on its way.
  await expect(page.getByRole('grid').locator('[data-state=open]').first()).toBeVisible()
  for (let days = 0; days < 7 && !/vrije momenten/.test((await focused.getAttribute('aria-label')) ?? ''); days++)
    await press('ArrowRight')
  expect(await focused.getAttribute('aria-label')).not.toBe(first)
  await press('Enter')
  await expect(page.getByRole('radio', { name: /^\d\d:\d\d/ }).first()).toBeVisible()
  await tabTo(/^\d\d:\d\d/)
  await press('Space')
  await press('ArrowRight')
  await tabTo(/comments/)
  await page.keyboard.type('Zonder muis.')
  await tabTo(/^Vraag /)
  await press('Enter')
  await expect(page.getByText('Je aanvraag is verstuurd')).toBeVisible()
  await expect(focused).toContainText('Je aanvraag is verstuurd')
})

test('what is missing is told at its place, and nothing is lost', async ({ page }) => {
  const member = await newMember(page.request)
  await signIn(page, member, '/booking')
  await awake(page)
  await expect(page.getByRole('grid')).toBeVisible()
  await page.getByRole('button', { name: 'Vraag een afspraak aan' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Waarover gaat het?' })).toBeFocused()
  await expect(page.getByRole('radiogroup', { name: 'Waarover gaat het?' })).toHaveAccessibleDescription(
    'Kies waarover de afspraak gaat.',
  )
  await expect(page.getByText('Kies een dag en een uur.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Vertel er iets meer over')).toHaveAccessibleDescription(
    /Schrijf kort waarover het gaat/,
  )
})

test('a hold that ends is told, and can be had again; what cannot be loaded can be tried again', async ({ page }) => {
  const member = await newMember(page.request)
  await signIn(page, member, '/contact')
  await awake(page)
  const types = '**/api/booking/request-types*'
  await page.route(types, (route) => route.fulfill({ status: 404, json: { error: { code: 'NOT_FOUND' } } }))
  await page.getByRole('main').getByRole('link', { name: 'Maak een afspraak' }).click()
  await expect(page.getByText('De onderwerpen konden niet geladen worden.')).toBeVisible()
  await page.unroute(types)
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()

  const hold = '**/api/booking/hold*'
  await page.route(hold, (route) => {
    const expiresAt = new Date(Date.now() + 1000).toISOString()
    return route.request().method() === 'PUT' ? route.fulfill({ json: { expiresAt } }) : route.continue()
  })
  await page.getByRole('radio', { name: /^Probleem melden/ }).check()
  await chooseDay(page, workday(8))
  await time(page, '09:30').check()
  await expect(page.getByRole('status').filter({ hasText: 'We houden dit moment niet langer vrij.' })).toBeVisible()
  await page.unroute(hold)
  await page.getByRole('button', { name: 'Houd weer vrij' }).click()
  await expect(page.getByText('We houden dit moment 5 minuten voor je vrij')).toBeVisible()
})

test('a hold is renewed after four minutes for whoever types, and ends for whoever does not', async ({ page }) => {
  const member = await newMember(page.request)
  await page.clock.install()
  await signIn(page, member, '/booking')
  await awake(page)
  const holds: string[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.method() === 'PUT' && response.url().includes('/booking/hold')) holds.push(String(response.status()))
  })
  await page.getByRole('radio', { name: /^Probleem melden/ }).check()
  await chooseDay(page, workday(10))
  await time(page, '15:30').check()
  await expect(page.getByText('We houden dit moment 5 minuten voor je vrij')).toBeVisible()
  await page.getByLabel('Vertel er iets meer over').pressSequentially('Ik denk na')
  expect(holds).toEqual(['200'])
  await page.clock.fastForward('04:01')
  await expect(() => expect(holds).toEqual(['200', '200'])).toPass()
  await expect(page.getByText('We houden dit moment niet langer vrij.')).toBeHidden()

  await page.clock.fastForward('05:01')
  await expect(page.getByText('We houden dit moment niet langer vrij.')).toBeVisible()
  expect(holds).toEqual(['200', '200'])
})

/** Whatever is chosen, and under the pointer: what stands on the brand's colour is in the ink made for it. */
async function expectReadable(page: Page): Promise<void> {
  const chosen = page.locator('label.tile:has(:checked)')
  await expect(chosen).toHaveCount(2)
  const faults = await new AxeBuilder({ page }).include('label.tile').withRules(['color-contrast']).analyze()
  expect(faults.violations).toEqual([])
  for (const tile of await chosen.all()) {
    const inks = await tile.evaluate((label) =>
      [label, ...label.querySelectorAll('span')].map((part) => getComputedStyle(part).color),
    )
    expect(new Set(inks).size).toBe(1)
  }
}
