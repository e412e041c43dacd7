import { createAccount, signIn } from '../support/account.ts'
import { callBookingApi, formatAdminDay, newPage, workday } from '../support/appointments.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN } from '../support/servers.ts'
import { expect, expectFocusInside, test } from '../support/visitor.ts'

test.describe.configure({ timeout: 60_000 })

test('a concurrent change of a rule is reported; deleting it lists affected appointments first', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await createAccount(page.request)
  const date = workday(13)
  const name = `Avond ${crypto.randomUUID().slice(0, 6)}`
  const hours = { type: 'SPECIFIC_DATE', specificDate: date, startTime: '18:00', endTime: '20:00' }
  await signIn(page, ADMIN, '/admin/timeslots')
  const { body: rule } = await callBookingApi(page, 'POST', '/admin/rules', { ...hours, description: name })
  const client = await newPage(browser, baseURL!)
  await signIn(client, member, '/profile')
  const request = { requestType: 'CHANGE_REQUEST', date, time: '18:30', comments: 'Na het werk' }
  expect((await callBookingApi(client, 'POST', '/appointments', request)).status).toBe(201)
  await client.context().close()

  await page.getByRole('tab', { name: 'Regels' }).click()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: /bewerken$/ }).click()
  const form = page.getByRole('dialog', { name: 'Regel bewerken' })
  const end = form.getByLabel('Tot (uur)')
  const conflict = form.getByRole('alert').filter({ hasText: 'Iemand anders heeft deze regel intussen gewijzigd.' })
  const elsewhere = (change: object) => callBookingApi(page, 'PUT', `/admin/rules/${rule.id}`, { ...rule, ...change })
  await end.fill('21:00')
  const late = await elsewhere({ description: `${name} laat`, startedFrom: rule.updatedAt })
  expect(late.status).toBe(200)
  await form.getByRole('radio', { name: 'Opent tijd' }).scrollIntoViewIfNeeded()
  await form.getByRole('button', { name: 'Bewaren' }).click()
  await expect(conflict).toContainText('Wat je invulde, staat er nog, maar is niet bewaard.')
  await expect(conflict).toBeInViewport({ ratio: 1 })
  await expect(end).toHaveValue('21:00')
  await expectNoViolations(page, 'a rule that was changed elsewhere')
  await conflict.getByRole('button', { name: 'Nieuwe versie tonen' }).click()
  await expect(form.getByLabel('Beschrijving')).toHaveValue(`${name} laat`)
  await expect(end).toHaveValue('20:00')
  await expect(form.getByRole('alert')).toHaveCount(0)

  await end.fill('22:00')
  await elsewhere({ active: false, startedFrom: late.body.updatedAt })
  await form.getByRole('button', { name: 'Bewaren' }).click()
  await conflict.getByRole('button', { name: 'Mijn versie bewaren' }).click()
  await expect(page.getByText('De regel is bewaard.')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(row).toContainText('18:00 tot 22:00')
  await expect(row.getByText('Uitgeschakeld')).toBeHidden()

  // Deleting the only opening rule closes the time.
  const remove = row.getByRole('button', { name: /verwijderen$/ })
  await remove.click()
  const question = page.getByRole('alertdialog', { name: `De regel “${name} laat” verwijderen?` })
  await expect(question).toContainText(`${formatAdminDay(date)} om 18:30: ${member.firstName} ${member.lastName}`)
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await question.getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await expect(page.getByText('De regel is verwijderd.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expectFocusInside(page.getByRole('tabpanel'))
})
