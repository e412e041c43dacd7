import type { Page } from '@playwright/test'
import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, emailsTo, emailTo } from '../support/servers.ts'
import { expect, test, waitForHydration } from '../support/visitor.ts'

const REFERENCE = /C-[0-9A-Z]{6}/

/** All tests share one IP address, which may send five messages an hour. */
test.beforeEach(async ({ context }) => {
  const [a, b] = crypto.getRandomValues(new Uint8Array(2))
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.9.${a}.${b}` })
})

function newSender() {
  const id = crypto.randomUUID().slice(0, 8)
  return { title: `Een site voor bakker ${id}`, email: `bakker.${id}@example.com` }
}

async function fillAndSend(page: Page, { title, email }: { title: string; email: string }, message: string) {
  await page.getByLabel('Onderwerp').fill(title)
  await page.getByLabel('Bericht', { exact: true }).fill(message)
  await page.getByLabel('Je e-mailadres').fill(email)
  await page.getByRole('button', { name: 'Bericht versturen' }).click()
}

/** Opens the only email that the search finds. */
async function openEmail(page: Page, words: string) {
  await page.getByLabel('Zoeken op adres of onderwerp').fill(words)
  const lines = page.getByRole('list', { name: 'E-mails' }).getByRole('listitem')
  await expect(lines).toHaveCount(1)
  await lines.getByRole('button').click()
}

test('a message is sent: the visitor sees a reference, and both sides get an email', async ({ page }) => {
  const { title, email } = newSender()
  await page.goto('/contact')
  await waitForHydration(page)
  await expect(page.getByRole('link', { name: 'Bekijk op OpenStreetMap' })).toHaveAttribute(
    'href',
    /openstreetmap\.org/,
  )
  // No drawing of streets for an address.
  await expect(page.locator('[data-functional] :is(svg, iframe)')).toHaveCount(0)
  // Typed text survives a reload, and a legal page that is read in between.
  await page.getByLabel('Onderwerp').fill(title)
  const saved = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('pagehide'))
      return sessionStorage.getItem('kept-input')
    })
  // The code that saves it is loaded with the first input.
  await expect.poll(saved).toContain(title)
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByLabel('Onderwerp')).toHaveValue(title)
  await page
    .locator('#message')
    .getByRole('link', { name: /privacy/i })
    .click()
  await expect(page).toHaveURL('/privacy')
  await page.goBack()
  await expect(page.getByLabel('Onderwerp')).toHaveValue(title)
  await fillAndSend(page, { title, email }, 'Dag,\n\nKan dat voor de lente?')

  const confirmation = page.getByText('Je referentie is')
  await expect(confirmation).toBeVisible()
  const [reference] = REFERENCE.exec((await confirmation.textContent())!)!
  expect((await emailTo(email, /We hebben je bericht ontvangen/)).subject).toContain(reference)
  const notice = await emailTo(ADMIN.email, new RegExp(title))
  expect(notice.text).toContain('> Kan dat voor de lente?')

  await page.getByRole('link', { name: 'Nog een bericht schrijven' }).click()
  await expect(page.getByLabel('Onderwerp')).toHaveValue('')
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByLabel('Onderwerp')).toHaveValue('')
})

test('what is typed while earlier input is being restored stays', async ({ page }) => {
  await page.addInitScript(() => {
    const values = [
      ['message 1', 'Van eerder'],
      ['title 1', 'Ook van eerder'],
    ]
    sessionStorage.setItem('kept-input', JSON.stringify({ contact: { userId: null, values } }))
  })
  const isTyped = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    const response = await route.fetch()
    // The code that restores it.
    if ((await response.text()).includes('one-time-code|cc-')) await isTyped.promise
    await route.fulfill({ response })
  })
  await page.goto('/contact')
  await waitForHydration(page)
  await page.getByLabel('Bericht', { exact: true }).fill('Nieuwer')
  isTyped.resolve()
  await expect(page.getByLabel('Onderwerp')).toHaveValue('Ook van eerder')
  await expect(page.getByLabel('Bericht', { exact: true })).toHaveValue('Nieuwer')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('errors show at their fields, the first one gets the focus, and editing clears them', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await fillAndSend(page, { title: 'ab', email: 'rita@' }, 'Wat kost een site ongeveer?')
  const title = page.getByLabel('Onderwerp')
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription('Vul een onderwerp in van minstens 3 tekens.')
  await expect(page.getByLabel('Je e-mailadres')).toHaveAccessibleDescription(/Dit is geen geldig e-mailadres/)
  await expect(page.getByLabel('Bericht', { exact: true })).toHaveValue('Wat kost een site ongeveer?')
  await title.fill('abc')
  await expect(title).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Je e-mailadres').fill('rita@example.com')
  const phone = page.getByLabel('Je telefoonnummer')
  await phone.fill('bel mij')
  await page.getByRole('button', { name: 'Bericht versturen' }).click()
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/^We bellen alleen.* Dit is geen geldig telefoonnummer\./)
})

test('input is kept after every server error', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  const refusal = { status: 429, json: { error: { code: 'TOO_MANY_ATTEMPTS', message: '' } } }
  await page.route('**/api/contact?*', (route) => route.fulfill(refusal))
  await fillAndSend(page, newSender(), 'Dit mag niet verdwijnen.')
  await expect(page.getByRole('alert')).toContainText('Je hebt ons het voorbije uur al enkele berichten gestuurd.')
  await expect(page.getByLabel('Bericht', { exact: true })).toHaveValue('Dit mag niet verdwijnen.')
  await page.unroute('**/api/contact?*')
  await page.getByRole('button', { name: 'Bericht versturen' }).click()
  await expect(page.getByText('Je referentie is')).toBeVisible()
})

test('the honeypot is not reachable by keyboard or screen reader', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Bericht versturen' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByLabel('Gewenste datum')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Laat dit veld leeg' })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page returns with errors and input, and then with a reference', async ({ page }) => {
    const { title, email } = newSender()
    await page.goto('/contact')
    const received = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByLabel('Je telefoonnummer').fill('12')
    await fillAndSend(page, { title, email: 'geen adres' }, 'kort')
    expect((await received).status()).toBe(422)
    await expect(page.getByLabel('Onderwerp')).toHaveValue(title)
    const message = page.getByLabel('Bericht', { exact: true })
    await expect(message).toBeFocused()
    await expect(message).toHaveAccessibleDescription('Schrijf minstens 10 tekens.')
    await expect(page.getByLabel('Je e-mailadres')).toHaveValue('geen adres')
    const phone = page.getByLabel('Je telefoonnummer')
    await expect(phone).toHaveValue('12')
    await expect(phone).toHaveAccessibleDescription(/Dit is geen geldig telefoonnummer/)

    await phone.fill('03 123 45 67')
    await fillAndSend(page, { title, email }, 'Nu is het lang genoeg.\nEn met <b>twee</b> regels.')
    await expect(page).toHaveURL(/\/contact\?sent=C-[0-9A-Z]{6}#message$/)
    const confirmation = page.getByText('Je referentie is')
    await expect(confirmation).toBeInViewport()
    const receipt = await emailTo(email, /We hebben je bericht ontvangen/)
    expect(receipt.subject).toContain(REFERENCE.exec((await confirmation.textContent())!)![0])
  })

  test('a French page responds and sends emails in French', async ({ page }) => {
    const { email } = newSender()
    await page.goto('/fr/contact')
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page).toHaveURL('/fr/contact')
    await expect(page.getByLabel('Votre adresse e-mail')).toHaveAccessibleDescription(/Indiquez votre adresse e-mail/)

    await page.getByLabel('Objet').fill('Une boutique')
    await page.getByLabel('Message', { exact: true }).fill('Combien coûte une boutique ?')
    await page.getByLabel('Votre adresse e-mail').fill(email)
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page).toHaveURL(/\/fr\/contact\?sent=/)
    await expect(page.getByText('Votre message a été envoyé')).toBeVisible()
    await emailTo(email, /Nous avons bien reçu votre message/)
  })
})

test('the owner reads a message as text, answers, archives and deletes it', async ({ page }) => {
  const { title, email } = newSender()
  await page.goto('/fr/contact')
  await waitForHydration(page)
  await page.getByLabel('Objet').fill(`<b>${title}</b>`)
  await page.getByLabel('Message', { exact: true }).fill('<script>document.title = "gekraakt"</script>\nCombien ?')
  await page.getByLabel('Votre adresse e-mail').fill(email)
  await page.getByLabel('Votre nom').fill('Els <i>Roggeman</i>')
  await page.getByLabel('Votre téléphone').fill('0032 470.12.34.56')
  await page.getByLabel('Votre activité').fill('Boulangerie')
  await page.getByLabel('Date souhaitée').fill('2027-03-01')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByText('Votre message a été envoyé')).toBeVisible()

  await signIn(page, ADMIN, '/admin/messages')
  await page.getByLabel('Zoeken in berichten').fill(email)
  const line = page.getByRole('list', { name: 'Berichten' }).getByRole('link')
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('ongelezen')
  await line.click()
  const message = page.getByRole('article', { name: `<b>${title}</b>` })
  await expect(message).toContainText('<script>document.title = "gekraakt"</script>')
  await expect(page).not.toHaveTitle(/gekraakt/)
  const phone = message.getByRole('link', { name: '+32 470 12 34 56' })
  await expect(phone).toHaveAttribute('href', 'tel:+32470123456')
  for (const text of ['Els <i>Roggeman</i>', 'Boulangerie', 'maandag 1 maart 2027'])
    await expect(message.locator('dd').filter({ hasText: text })).toBeVisible()
  await expect(line).not.toContainText('ongelezen')

  await message.getByRole('button', { name: 'Antwoord versturen' }).click()
  await expect(message.getByLabel('Je antwoord')).toHaveAccessibleDescription(/Schrijf een antwoord/)
  await message.getByLabel('Je antwoord').fill('Bonjour,\n\nÀ partir de 650 €.')
  await message.getByRole('button', { name: 'Antwoord versturen' }).click()
  await expect(page.getByText(`Je antwoord wordt verstuurd naar ${email}.`)).toBeVisible()
  const answer = await emailTo(email, /^Re: /)
  expect(answer.text).toContain('À partir de 650 €.')
  expect(answer.text).toContain('Votre message')

  await message.getByRole('button', { name: 'Archiveren' }).click()
  await expect(line).toHaveCount(0)
  await page.getByRole('button', { name: 'Archief', exact: true }).click()
  await expect(line).toHaveCount(1)
  await message.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByText(/Bericht C-\w+ is verwijderd\./)).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('the email to the owner links to the message, and the mail screen shows it safely', { tag: '@extended' }, async ({
  page,
}) => {
  const { title, email } = newSender()
  await page.goto('/contact')
  await waitForHydration(page)
  await fillAndSend(page, { title, email }, '<img src="https://evil.example/x.png"> Dag!')
  await expect(page.getByText('Je referentie is')).toBeVisible()
  const { links } = await emailTo(ADMIN.email, new RegExp(title))
  const { pathname, search } = new URL(links.find((href) => href.includes('/admin/messages'))!)

  await signIn(page, ADMIN, '/admin')
  await page.goto(pathname + search)
  await expect(page.getByRole('article', { name: title })).toContainText('Dag!')

  await page.goto('/admin/mail')
  await openEmail(page, title)
  const dialog = page.getByRole('dialog')
  await expect(dialog.frameLocator('iframe').getByText('<img src="https://evil.example/x.png"> Dag!')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Als tekst' }).click()
  await expect(dialog.getByText('> <img src="https://evil.example/x.png"> Dag!')).toBeVisible()

  await dialog.getByRole('button', { name: 'Opnieuw versturen' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await emailsTo(ADMIN.email, new RegExp(title))).length).toBe(2)
})

test('the form and the emails pass axe', { tag: '@extended' }, async ({ page }) => {
  const { title, email } = newSender()
  await page.goto('/contact')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Bericht versturen' }).click()
  await expect(page.getByLabel('Onderwerp')).toBeFocused()
  await expectNoViolations(page, 'the form with errors')
  await fillAndSend(page, { title, email }, 'Een bericht om te lezen.')
  await expect(page.getByText('Je referentie is')).toBeVisible()
  await expectNoViolations(page, 'the form, sent')

  await signIn(page, ADMIN, '/admin/mail')
  await openEmail(page, email)
  // axe cannot look into the email's frame: scripts are disabled there.
  await page.getByRole('tab', { name: 'Als tekst' }).click()
  await expect(page.getByRole('dialog').locator('iframe')).toHaveCount(0)
  await expectNoViolations(page, 'an email')
})
