import { CONFIRM, newAccountData } from '../support/account.ts'
import { emailLinkTo } from '../support/servers.ts'
import { button, exactly, field, link, role, text } from './engine-page.ts'
import { expectPath, expectVisible, hydrate, logIn, test } from './journey.ts'

test('register, confirm the address by the email, log in and log out', async ({ visitor }) => {
  const account = newAccountData()
  await visitor.open('/register')
  await hydrate(visitor)
  await visitor.fill(field('Voornaam'), account.firstName)
  await visitor.fill(field('Achternaam'), account.lastName)
  await visitor.fill(field('E-mailadres'), account.email)
  await visitor.fill(exactly(field('Wachtwoord')), account.password)
  await visitor.fill(exactly(field('Wachtwoord herhalen')), account.password)
  await visitor.click(button('Account maken'))
  await expectVisible(visitor, text('Je account is gemaakt. Bevestig nu je e-mailadres.'))

  await visitor.open(await emailLinkTo(account.email, CONFIRM))
  await hydrate(visitor)
  await visitor.click(button('E-mailadres bevestigen'))
  await expectVisible(visitor, text('Je e-mailadres is bevestigd. Je kan nu inloggen.'))
  await logIn(visitor, account)
  await expectPath(visitor, '/')

  await hydrate(visitor)
  await visitor.click(exactly(button('Account')))
  await visitor.click(button('Uitloggen', role('list', 'Account')))
  await expectPath(visitor, '/login')
  await visitor.click(exactly(button('Account')))
  await expectVisible(visitor, link('Inloggen', role('list', 'Account')))
})
