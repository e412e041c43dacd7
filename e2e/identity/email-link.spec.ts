import { totp } from '../../tests/fixtures/totp.ts'
import { apiCaller } from '../support/account.ts'
import { ADMIN, emailLinkTo, MAILBOX } from '../support/servers.ts'
import { ownProduct } from '../support/start-product.ts'
import { expect, test, waitForHydration } from '../support/visitor.ts'

const LINK = /Je inloglink voor/

// Signing in with a password is switched off.
await ownProduct({ SMTP_URL: `smtp://127.0.0.1:${MAILBOX.smtpPort}` })

test('without passwords an email link signs in, after the second factor, and only once', { tag: '@extended' }, async ({
  page,
  request,
}) => {
  const { call } = await apiCaller(request, ADMIN)
  const { value, updatedAt } = await call('GET', '/api/settings/admin/sign-in')
  const wanted = { value: { ...value, password: false, emailLink: true }, startedFrom: updatedAt }
  await call('PUT', '/api/settings/admin/sign-in', wanted)
  const { uri } = await call('POST', '/api/identity/me/two-factor', { password: ADMIN.password })
  await call('POST', '/api/identity/me/two-factor/confirm', { code: totp(uri) })

  await page.goto('/login?next=%2Fprofile')
  await waitForHydration(page)
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveCount(0)
  await page.getByLabel('E-mailadres').fill(ADMIN.email)
  await page.getByRole('button', { name: 'Link versturen' }).click()
  await expect(page.getByText('De link is verstuurd.')).toBeVisible()

  const link = await emailLinkTo(ADMIN.email, LINK)
  await page.goto(link)
  await waitForHydration(page)
  await expect(page).toHaveURL('/login?next=%2Fprofile')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.getByLabel('Code uit je app').fill('000000')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Deze code is niet juist.')
  await page.getByLabel('Code uit je app').fill(totp(uri))
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.waitForURL('/profile')

  // From a page without scripts: the profile would notice the ended session and navigate as well.
  await page.goto('/robots.txt')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Deze link is verlopen of al gebruikt.')
})
