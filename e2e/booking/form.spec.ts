import { createAccount, fillIn, signIn } from '../support/account.ts'
import {
  callBookingApi,
  chooseDay,
  formatDutchDay,
  newPage,
  time,
  withBookedTime,
  workday,
} from '../support/appointments.ts'
import { expect, expectFocusInside, test, waitForHydration } from '../support/visitor.ts'

test('a package sets the initial comments, also after logging in; typed input takes precedence', async ({ page }) => {
  const member = await createAccount(page.request)
  const comments = page.getByLabel('Vertel er wat meer over')
  await page.goto('/services')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Kies Basic' }).click()
  await expect(comments).toHaveValue(/^Ik heb interesse in het pakket Basic \(€\s7,99 per maand, excl\. btw\)\.$/)
  await expect(page.getByRole('radio', { name: /^Nieuwe website of webapplicatie/ })).toBeChecked()
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
    await waitForHydration(page)
    await expect(comments).toHaveValue(own)
  }
})

test('a request without a subject leads back to the subjects, with the message in view, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn(page, await createAccount(page.request), '/booking')
  await waitForHydration(page)
  await chooseDay(page, workday(3))
  await page
    .getByRole('radio', { name: /^\d\d:\d\d/, disabled: false })
    .last()
    .check()
  await page.getByLabel('Vertel er wat meer over').fill('Een nieuwe foto.')
  await page.getByRole('button', { name: /^Aanvragen: / }).click()
  await expect(page.getByText('Kies waarover de afspraak gaat.')).toBeInViewport()
  await expectFocusInside(page.getByRole('radiogroup').first())
  await expect(page.getByRole('radio', { name: /^Aanpassing/ })).toBeInViewport()
})

test('an expired draft and an invalid draft are discarded', async ({ page }) => {
  const draft = { type: 'REPORT_ISSUE', date: workday(9), time: '11:30', comments: 'Van gisteren' }
  const old = { keptAt: Date.now() - 86_400_001, draft }
  const invalid = { keptAt: Date.now(), draft: { ...draft, date: 'gisteren' } }
  for (const stored of [old, invalid]) {
    await page.goto('/robots.txt')
    await page.evaluate((value) => localStorage.setItem('booking-draft', value), JSON.stringify(stored))
    await page.goto('/booking')
    await waitForHydration(page)
    // The form hydrates after the page.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('booking-draft'))).toBeNull()
    await expect(page.getByLabel('Vertel er wat meer over')).toHaveValue('')
    await expect(page.getByRole('radio', { name: /^Probleem melden/ })).not.toBeChecked()
  }
})

test('a lost response is retried and shown as success, without a second appointment', async ({
  browser,
  baseURL,
  request,
}) => {
  // A separate page, because the aborted response logs a console error.
  const page = await newPage(browser, baseURL!)
  await signIn(page, await createAccount(request), '/booking')
  await waitForHydration(page)
  await page.getByRole('radio', { name: /^Probleem melden/ }).check()
  await chooseDay(page, workday(3))
  await time(page, '13:30').check()
  await page.getByLabel('Vertel er wat meer over').fill('De verbinding is hier slecht.')
  // The request reaches the server; the response is aborted.
  await page.route(
    '**/api/booking/appointments*',
    async (route) => {
      expect((await route.fetch()).status()).toBe(201)
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: /^Aanvragen: .* om 13:30$/ }).click()
  await expect(page.getByText('Je aanvraag is verstuurd')).toBeVisible()
  const { body } = await callBookingApi(page, 'GET', '/appointments')
  expect(body.appointments).toHaveLength(1)
  await page.context().close()
})

test('an appointment can be requested with the keyboard only', async ({ page }) => {
  const member = await createAccount(page.request)
  await signIn(page, member, '/booking')
  await waitForHydration(page)
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
  await tabTo(/Nieuwe website of webapplicatie/)
  await press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^Aanpassing/ })).toBeChecked()
  await tabTo(/vrije? moment|gesloten|volzet/)
  const first = await focused.getAttribute('aria-label')
  for (let months = 0; months < 2; months++) await press('PageDown')
  // The slots of that month are still loading.
  await expect(page.getByRole('grid').locator('[data-state=open]').first()).toBeVisible()
  for (let days = 0; days < 7 && !/vrije? moment/.test((await focused.getAttribute('aria-label')) ?? ''); days++)
    await press('ArrowRight')
  expect(await focused.getAttribute('aria-label')).not.toBe(first)
  await press('Enter')
  await expect(page.getByRole('radio', { name: /^\d\d:\d\d/ }).first()).toBeVisible()
  await tabTo(/^\d\d:\d\d/)
  await press('Space')
  await press('ArrowRight')
  await tabTo(/comments/)
  await page.keyboard.type('Zonder muis.')
  await tabTo(/^Aanvragen: /)
  await press('Enter')
  await expect(page.getByText('Je aanvraag is verstuurd')).toBeVisible()
  await expect(focused).toContainText('Je aanvraag is verstuurd')
})

test('missing input is reported per field and the input is kept', async ({ page }) => {
  const member = await createAccount(page.request)
  await signIn(page, member, '/booking')
  await waitForHydration(page)
  await expect(page.getByRole('grid')).toBeVisible()
  await page.getByRole('button', { name: 'Afspraak aanvragen' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Waarover gaat het?' })).toBeFocused()
  await expect(page.getByRole('radiogroup', { name: 'Waarover gaat het?' })).toHaveAccessibleDescription(
    /Kies waarover de afspraak gaat\.$/,
  )
  await expect(page.getByText('Kies een dag en een uur.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Vertel er wat meer over')).toHaveAccessibleDescription(/Schrijf kort waarover het gaat/)

  // Comments beyond the limit can be typed, but not sent.
  const comments = page.getByLabel('Vertel er wat meer over')
  await comments.focus()
  await page.keyboard.insertText('Een lang verhaal. '.repeat(400))
  await page.getByRole('button', { name: 'Afspraak aanvragen' }).click()
  await expect(comments).toHaveAccessibleDescription(/Dit is te lang: hoogstens 5\.000 tekens\./)
  await expect(comments).toHaveValue('Een lang verhaal. '.repeat(400))
})

test('the chosen slot survives browsing other months; a new choice clears earlier messages', {
  tag: '@extended',
}, async ({ page }) => {
  const member = await createAccount(page.request)
  await page.clock.install()
  await signIn(page, member, '/booking')
  await waitForHydration(page)
  const released: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && released.push(request.url()))
  const holdNote = page.getByText('We houden dit moment 5 minuten voor je vrij')
  const unavailableNote = page.getByRole('alert').filter({ hasText: 'om 12:30 is niet meer beschikbaar.' })
  const button = page.getByRole('button', { name: `Aanvragen: ${formatDutchDay(workday(10))} om 12:30` })
  await page.getByRole('radio', { name: /^Probleem melden/ }).check()
  await chooseDay(page, workday(10))
  await time(page, '12:30').check()
  await expect(holdNote).toBeVisible()
  await page.getByRole('button', { name: /^Volgende maand/ }).click()
  await expect(page.locator('section[aria-busy]')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /^12:30/, checked: true })).toHaveCount(0)
  await expect(button).toBeVisible()
  await expect(holdNote).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  expect(released).toEqual([])
  await page.getByRole('button', { name: /^Vorige maand/ }).click()
  await expect(time(page, '12:30')).toBeChecked()

  await page.getByLabel('Vertel er wat meer over').fill('Het formulier verstuurt niets.')
  const closed = { error: { code: 'SLOT_UNAVAILABLE', details: { alternatives: [] } } }
  const refuse = async () => {
    const send = '**/api/booking/appointments*'
    await page.route(send, (route) => route.fulfill({ status: 409, json: closed }), { times: 1 })
    await button.click()
    await expect(unavailableNote).toBeVisible()
  }
  await refuse()
  await page.getByRole('radio', { name: /^Aanpassing/ }).check()
  await expect(unavailableNote).toBeHidden()
  await refuse()
  await chooseDay(page, workday(11))
  await expect(unavailableNote).toBeHidden()

  await chooseDay(page, workday(10))
  await time(page, '12:30').check()
  await expect(holdNote).toBeVisible()

  // Another tab holds another slot. This tab does not release it, and renews its own hold when it becomes visible.
  const held = { requestType: 'CHANGE_REQUEST', date: workday(10), time: '16:00' }
  expect((await callBookingApi(page, 'PUT', '/hold', held)).status).toBe(200)
  const again = page.waitForRequest((request) => request.method() === 'PUT')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect((await again).postDataJSON()).toEqual({ ...held, time: '12:30' })

  // Another client takes the chosen slot.
  await page.route('**/api/booking/slots*', async (route) => {
    const response = await route.fetch()
    const month = await response.json()
    await route.fulfill({ response, json: withBookedTime(month, '12:30') })
  })
  const dropped = page.waitForRequest((request) => request.method() === 'DELETE')
  await page.clock.fastForward('01:01')
  await expect(unavailableNote).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)
  await expect(holdNote).toBeHidden()
  expect((await dropped).url()).toContain(`date=${workday(10)}&time=12%3A30&type=CHANGE_REQUEST`)
})

test('an expired hold is announced and can be renewed; failed loading can be retried', { tag: '@extended' }, async ({
  page,
}) => {
  const member = await createAccount(page.request)
  await signIn(page, member, '/contact')
  await waitForHydration(page)
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
  await expect(
    page.getByRole('status').filter({ hasText: 'We houden dit moment niet langer voor je vrij.' }),
  ).toBeVisible()
  await page.unroute(hold)
  await page.getByRole('button', { name: 'Opnieuw vrijhouden' }).click()
  await expect(page.getByText('We houden dit moment 5 minuten voor je vrij')).toBeVisible()
})

test('a hold is renewed after four minutes if the user typed, and expires otherwise', async ({ page }) => {
  const member = await createAccount(page.request)
  await page.clock.install()
  await signIn(page, member, '/booking')
  await waitForHydration(page)
  const holds: string[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.method() === 'PUT' && response.url().includes('/booking/hold')) holds.push(String(response.status()))
  })
  await page.getByRole('radio', { name: /^Probleem melden/ }).check()
  await chooseDay(page, workday(10))
  await time(page, '15:30').check()
  await expect(page.getByText('We houden dit moment 5 minuten voor je vrij')).toBeVisible()
  await page.getByLabel('Vertel er wat meer over').pressSequentially('Ik denk na')
  expect(holds).toEqual(['200'])
  await page.clock.fastForward('04:01')
  await expect(() => expect(holds).toEqual(['200', '200'])).toPass()
  await expect(page.getByText('We houden dit moment niet langer voor je vrij.')).toBeHidden()

  // The clock of the browser is four minutes ahead of the server's: the new hold is in its last minute.
  const warning = page.getByRole('status').filter({ hasText: 'We houden dit moment nog een minuut voor je vrij.' })
  await expect(warning).toBeVisible()
  await page.getByRole('button', { name: 'Langer vrijhouden' }).click()
  await expect(() => expect(holds).toEqual(['200', '200', '200'])).toPass()

  await page.clock.fastForward('05:01')
  await expect(page.getByText('We houden dit moment niet langer voor je vrij.')).toBeVisible()
  expect(holds).toEqual(['200', '200', '200'])
})
