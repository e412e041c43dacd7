import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { totp } from '../../tests/fixtures/totp.ts'
import { type Account, accountMenu, createAccount, fillIn, signIn } from '../support/account.ts'
import { expect, test, waitForHydration } from '../support/visitor.ts'

test('names and photo are changed, and the menu shows the new name', async ({ page, request }) => {
  await signIn(page, await createAccount(request), '/profile')
  await page.getByLabel('Achternaam').fill('Janssens')
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await expect(page.getByText('Bewaard.')).toBeVisible()
  await expect((await accountMenu(page)).getByRole('button', { name: 'Rita Janssens' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.locator('input[type=file]').setInputFiles('public/icon-512.png')
  const photo = page.getByRole('img', { name: 'Je foto' })
  await expect(photo).toBeVisible()
  expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(256)
  await page.locator('input[type=file]').setInputFiles('package.json')
  await expect(page.getByRole('alert')).toHaveText(/niet als foto lezen/)
  await page.getByRole('button', { name: 'Foto verwijderen' }).click()
  await expect(photo).toHaveCount(0)
})

test('a session elsewhere is listed and ended', async ({ page, request, browser, baseURL }) => {
  const member = await createAccount(request)
  const elsewhere = await (await browser.newContext({ baseURL: baseURL!, locale: 'nl-BE' })).newPage()
  await signIn(elsewhere, member, '/profile')
  await signIn(page, member, '/profile')

  const sessions = page.getByRole('region', { name: 'Waar je ingelogd bent' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByText('Chrome op Linux')).toHaveCount(2)
  await expect(sessions.getByRole('listitem').filter({ hasText: 'dit toestel' })).toHaveCount(1)
  await sessions.getByRole('button', { name: 'Uitloggen: Chrome op Linux' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)

  await elsewhere.reload()
  await elsewhere.waitForURL(/\/login\?next=/)
  await elsewhere.context().close()
})

test('changing the password requires the old one', async ({ page, request }) => {
  const member = await createAccount(request)
  const password = 'V3rs-gebakken!'
  await signIn(page, member, '/profile')
  await page.getByLabel('Huidig wachtwoord', { exact: true }).fill('Verk3erd!')
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await expect(page.getByLabel('Huidig wachtwoord', { exact: true })).toHaveAccessibleDescription(
    'Dit wachtwoord is niet juist.',
  )
  await expect(page.getByLabel('Nieuw wachtwoord', { exact: true })).toHaveValue(password)
  await page.getByLabel('Huidig wachtwoord', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await expect(page.getByText('Je wachtwoord is gewijzigd.')).toBeVisible()
  await (await accountMenu(page)).getByRole('button', { name: 'Uitloggen' }).click()
  await page.waitForURL('/login?forceSelect=true')
  await signIn(page, { ...member, password })
})

test('with a second factor, sign-in needs a TOTP code or a recovery code', async ({ page, request }) => {
  const member = await createAccount(request)
  await signIn(page, member, '/profile')
  await page.getByRole('button', { name: 'Instellen' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Je wachtwoord', { exact: true }).fill(member.password)
  await dialog.getByRole('button', { name: 'Instellen' }).click()
  await expect(page.getByRole('img', { name: 'QR-code voor je app' })).toBeVisible()
  const secret = (await page.locator('code').textContent())!.replaceAll(' ', '')
  const code = () => totp(`otpauth://totp/x?secret=${secret}`)

  await page.getByLabel('Code uit je app').fill('000000')
  await page.getByRole('button', { name: 'Aanzetten' }).click()
  await expect(page.getByRole('alert')).toHaveText('Deze code is niet juist.')
  await page.getByLabel('Code uit je app').fill(code())
  await page.getByRole('button', { name: 'Aanzetten' }).click()
  const codes = page.getByRole('region', { name: 'Tweestapsverificatie' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [recoveryCode] = await codes.allTextContents()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Downloaden', exact: true }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(recoveryCode)
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await expect(page.getByText('Staat aan.')).toBeVisible()

  for (const way of ['app', 'recovery'] as const) {
    await (await accountMenu(page)).getByRole('button', { name: 'Uitloggen' }).click()
    await page.waitForURL('/login?forceSelect=true')
    await waitForHydration(page)
    await fillIn(page, member)
    await expect(page.getByLabel('Code uit je app')).toBeFocused()
    if (way === 'recovery') await page.getByRole('button', { name: 'Herstelcode gebruiken' }).click()
    await page.getByRole('textbox').fill(way === 'app' ? code() : recoveryCode!)
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
  }

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Uitzetten' }).click()
  await dialog.getByLabel('Je wachtwoord', { exact: true }).fill(member.password)
  await dialog.getByRole('button', { name: 'Uitzetten' }).click()
  await expect(page.getByText('Staat uit.')).toBeVisible()
})

test('a user exports their data and deletes the account', async ({ page, request }) => {
  const member = await createAccount(request)
  await signIn(page, member, '/profile')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Gegevens downloaden' }).click()
  const data = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(data.profile).toMatchObject({ emailAddress: member.email, firstName: 'Rita' })

  await page.getByRole('button', { name: 'Account verwijderen' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Je wachtwoord', { exact: true }).fill('Verk3erd!')
  await dialog.getByRole('button', { name: 'Account verwijderen' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Dit wachtwoord is niet juist.')
  await dialog.getByLabel('Je wachtwoord', { exact: true }).fill(member.password)
  await dialog.getByRole('button', { name: 'Account verwijderen' }).click()
  await expect(page.getByText('Je account is verwijderd.')).toBeVisible()
  await expect((await accountMenu(page)).getByRole('link')).toHaveText(['Inloggen'])

  await page.goto('/login')
  await waitForHydration(page)
  await fillIn(page, member)
  await expect(page.getByRole('alert')).toHaveText('Geen gebruiker gevonden met dit e-mailadres.')
})

test('input typed when the session ended is restored after signing in', { tag: '@extended' }, async ({
  page,
  request,
}) => {
  const member = await createAccount(request)
  await signIn(page, member, '/profile')
  await page.getByLabel('Voornaam').fill('Margriet')
  await endAllSessions(request, member)
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await page.waitForURL(/\/login\?next=%2Fprofile/)
  await waitForHydration(page)
  await fillIn(page, member)
  await page.waitForURL('/profile')
  await expect(page.getByLabel('Voornaam')).toHaveValue('Margriet')
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await expect(page.getByText('Bewaard.')).toBeVisible()

  // Also on a public page.
  await page.goto('/reviews')
  await waitForHydration(page)
  await page.getByRole('radio', { name: '4 sterren' }).check()
  await page.getByLabel('Titel').fill('Vlot geholpen')
  await page.getByLabel('Beschrijf je ervaring').fill('Goed, en op tijd.')
  await endAllSessions(request, member)
  await page.getByRole('button', { name: 'Review plaatsen' }).click()
  await page.waitForURL(/\/login\?next=%2Freviews/)
  await waitForHydration(page)
  await fillIn(page, member)
  await page.waitForURL('/reviews')
  await expect(page.getByLabel('Titel')).toHaveValue('Vlot geholpen')
  await expect(page.getByLabel('Beschrijf je ervaring')).toHaveValue('Goed, en op tijd.')
  await expect(page.getByRole('radio', { name: '4 sterren' })).toBeChecked()
})

test('a failed sign-out shows an error and keeps the session', { tag: '@extended' }, async ({ page, request }) => {
  await signIn(page, await createAccount(request), '/faq')
  await page.route('**/api/identity/sign-out*', (route) => route.fulfill({ status: 429, json: {} }))
  const menu = await accountMenu(page)
  await menu.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(menu.getByRole('alert')).toHaveText(/^Uitloggen is niet gelukt\./)
  await page.goto('/profile')
  await expect(page.getByLabel('Voornaam')).toHaveValue('Rita')
})

async function endAllSessions(request: APIRequestContext, member: Account): Promise<void> {
  const { token } = await (
    await request.post('/api/identity/sign-in', { headers: API_CLIENT_HEADERS, data: member })
  ).json()
  const headers = { ...API_CLIENT_HEADERS, authorization: `Bearer ${token}` }
  expect((await request.delete('/api/identity/me/sessions', { headers })).status()).toBe(200)
}
