import { createAccount, signIn } from '../support/account.ts'
import { callBookingApi, formatDutchDay, newPage, ownerPage, workday } from '../support/appointments.ts'
import { expectNoViolations } from '../support/axe.ts'
import { emailLinkTo, emailTo } from '../support/servers.ts'
import { expect, test } from '../support/visitor.ts'

test('a client asks for another time by the link of an email, the owner approves it, and the client withdraws', async ({
  page: signedIn,
  browser,
  baseURL,
}) => {
  const member = await createAccount(signedIn.request)
  const name = `${member.firstName} ${member.lastName}`
  const date = workday(15)
  const day = formatDutchDay(date)
  await signIn(signedIn, member, '/profile')
  const request = { requestType: 'CHANGE_REQUEST', date, time: '10:00', comments: 'Een nieuwe foto.' }
  const { body } = await callBookingApi(signedIn, 'POST', '/appointments', request)
  const owner = await ownerPage(browser, baseURL!)
  const approve = `/admin/appointments/${body.id}/approve`
  expect((await callBookingApi(owner, 'POST', approve, { version: body.version })).status).toBe(200)

  // Without a session: the link is enough.
  const page = await newPage(browser, baseURL!)
  const link = await emailLinkTo(member.email, /^Bevestigd/)
  await page.goto(link)
  await page.getByRole('button', { name: 'Ander moment vragen' }).click()
  await expect(page.getByRole('heading', { name: 'Een ander moment vragen' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Uur' }).click()
  await expect(page.getByRole('option', { name: '10:00' })).toHaveCount(0)
  await page.getByRole('option', { name: '10:30' }).click()
  await expectNoViolations(page, 'the form for another time')
  await page.getByRole('button', { name: 'Vraag versturen' }).click()
  const asked = page.getByText(new RegExp(`^Je vroeg een ander moment: ${day}.* om 10:30$`, 'i'))
  await expect(asked).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ander moment vragen' })).toHaveCount(0)
  await expectNoViolations(page, 'an appointment with another time')

  await owner.reload()
  const row = owner.getByRole('list', { name: 'Openstaande aanvragen' }).getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: `Details van de afspraak met ${name}` }).click()
  const details = owner.getByRole('dialog', { name })
  await expect(details.getByRole('listitem')).toHaveCount(3)
  await expectNoViolations(owner, 'a request for another time', { part: '[role=dialog]' })
  await owner.keyboard.press('Escape')
  await row.getByRole('button', { name: /goedkeuren$/ }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Goedkeuren' }).click()
  await expect(row).toHaveCount(0)
  await owner.context().close()

  await emailTo(member.email, /10:30/)
  await page.goto(link)
  await expect(page.getByText('Goedgekeurd')).toBeVisible()
  await expect(page.getByText('10:30', { exact: true })).toBeVisible()
  await expect(asked).toHaveCount(0)
  await page.getByRole('button', { name: /^Afspraak op .* om 10:30 annuleren$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Afspraak annuleren' }).click()
  await expect(page.getByText('Geannuleerd', { exact: true })).toBeVisible()

  await page.goto(`${link}x`)
  await expect(page.getByText('Deze link werkt niet.')).toBeVisible()
  await expect(page.getByText('Een nieuwe foto.')).toHaveCount(0)
  await page.context().close()
})
