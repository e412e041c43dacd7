import { createAccount, signIn } from '../support/account.ts'
import { callBookingApi, formatAdminDay, newPage, workday } from '../support/appointments.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN } from '../support/servers.ts'
import { expect, expectFocusInside, test } from '../support/visitor.ts'

test('a concurrent change of a rule is reported; deleting it lists affected appointments first', {
  tag: '@extended',
}, async ({ page, browser, baseURL }) => {
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

test('at 390 px: holidays are chosen by date, past dates are folded, and an opening without hours asks for them', {
  tag: '@extended',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signIn(page, ADMIN, '/admin/timeslots#rules')
  const year = new Date().getFullYear() + 2
  const { body } = await callBookingApi(page, 'GET', '/admin/rules')
  for (const { id, specificDate } of body.rules)
    if (specificDate?.startsWith(year)) await callBookingApi(page, 'DELETE', `/admin/rules/${id}`)
  const past = { type: 'SPECIFIC_DATE', specificDate: '2020-05-04', isBlocked: true, description: 'Lang geleden' }
  await callBookingApi(page, 'POST', '/admin/rules', past)
  await page.reload()

  const dates = page.getByRole('list', { name: 'Datums en feestdagen' })
  const folded = page.getByText(/^\d+ voorbije regels?$/)
  await expect(page.getByText('Lang geleden')).toHaveCount(0)
  await folded.click()
  await expect(page.getByText('Lang geleden, hele dag').first()).toBeVisible()
  await folded.click()

  await page.getByRole('button', { name: 'Feestdagen overnemen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Feestdagen overnemen' })
  await dialog.getByRole('combobox', { name: 'Jaar' }).click()
  await page.getByRole('option', { name: String(year) }).click()
  const holidays = dialog.getByRole('group', { name: 'Feestdagen van België' })
  await expect(holidays.getByRole('checkbox')).toHaveCount(10)
  await expectNoViolations(page, 'public holidays at 390')
  await holidays.getByRole('checkbox', { name: /^Wapenstilstand/ }).uncheck()
  await dialog.getByRole('button', { name: 'Overnemen', exact: true }).click()
  await expect(page.getByText('9 feestdagen toegevoegd.')).toBeVisible()
  await expect(dates.getByRole('listitem').filter({ hasText: `25 december ${year}` })).toContainText('Kerstmis')
  await page.getByRole('button', { name: 'Feestdagen overnemen' }).click()
  await dialog.getByRole('combobox', { name: 'Jaar' }).click()
  await page.getByRole('option', { name: String(year) }).click()
  await expect(holidays.getByRole('checkbox', { name: /^Kerstmis/ })).toHaveAccessibleDescription('Al overgenomen')
  await expect(holidays.getByRole('checkbox', { name: /^Kerstmis/ })).toBeDisabled()
  await expect(holidays.getByRole('checkbox', { name: /^Wapenstilstand/ })).toBeEnabled()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Dag sluiten' }).click()
  const form = page.getByRole('dialog', { name: 'Nieuwe regel' })
  const name = `Opendeurdag ${crypto.randomUUID().slice(0, 6)}`
  await form.getByRole('radio', { name: 'Opent tijd' }).check()
  await form.getByLabel('Datum').fill(`${year}-03-01`)
  await form.getByLabel('Beschrijving').fill(name)
  await form.getByRole('button', { name: 'Bewaren' }).click()
  const question = page.getByRole('alertdialog', { name: 'De hele dag openen?' })
  await question.getByRole('button', { name: 'Uren invullen' }).click()
  await expect(form.getByLabel('Vanaf (uur)')).toBeFocused()
  await expect(form.getByLabel('Vanaf (uur)')).toHaveAccessibleDescription(/Vul de uren in waarop je open bent/)
  await form.getByRole('button', { name: 'Bewaren' }).click()
  await question.getByRole('button', { name: 'Hele dag openen' }).click()
  await expect(page.getByText('De regel is aangemaakt.')).toBeVisible()
  await expect(dates.getByRole('listitem').filter({ hasText: name })).toContainText('hele dag')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
