import type { Locator, Page } from '@playwright/test'
import { createAccount, signIn } from '../support/account.ts'
import { callBookingApi, chooseDay, ownerPage, time, workday } from '../support/appointments.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, emailTo } from '../support/servers.ts'
import { save } from '../support/settings-form.ts'
import { expect, scriptBytes, test, waitForHydration } from '../support/visitor.ts'

/** One of the fields that are side by side for the languages. */
const textIn = (place: Page | Locator, legend: string, language: string) =>
  place.getByRole('group', { name: legend }).first().getByLabel(language, { exact: true })

test('the owner adds a subject with questions, a client books with them, and the owner reads the answers', async ({
  page,
  browser,
  baseURL,
}) => {
  const subject = `Fietsherstelling ${crypto.randomUUID().slice(0, 6)}`
  const owner = await ownerPage(browser, baseURL!, '/admin/settings')
  await owner.getByRole('tab', { name: 'Onderwerpen' }).click()
  await owner.getByRole('button', { name: 'Onderwerp toevoegen' }).click()
  await owner.getByLabel('Duur in minuten').fill('45')
  await owner.getByLabel('Minuten pauze erna').fill('300')
  await owner.getByRole('button', { name: 'Vraag toevoegen' }).click()
  await owner.getByRole('combobox', { name: 'Soort antwoord' }).click()
  await owner.getByRole('option', { name: 'Keuze uit een lijst' }).click()
  await owner.getByRole('checkbox', { name: 'Een antwoord is verplicht' }).check()
  await save(owner)
  // Every error is at its field; the first one has the focus.
  const name = textIn(owner, 'Naam', 'Nederlands')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Vul de naam in/)
  await expect(owner.getByLabel('Minuten pauze erna')).toHaveAccessibleDescription(/van 0 tot 240/)
  await expect(owner.getByText('Voeg minstens één keuze toe.')).toBeVisible()

  await name.fill(subject)
  await owner.getByLabel('Minuten pauze erna').fill('15')
  await textIn(owner, 'Vraag', 'Nederlands').fill('Welk merk is het?')
  for (const [index, choice] of ['Oxford', 'Een ander merk'].entries()) {
    await owner.getByRole('button', { name: 'Keuze toevoegen' }).click()
    await textIn(owner, `Keuze ${index + 1}`, 'Nederlands').fill(choice)
  }
  await owner.getByRole('button', { name: 'Vraag toevoegen' }).click()
  const second = owner.getByRole('group', { name: 'Vraag', exact: true }).nth(1)
  await second.getByLabel('Nederlands').fill('Wat is er stuk?')
  // By keyboard: the second question first.
  const up = owner.getByRole('button', { name: 'Vraag “Wat is er stuk?” omhoog' })
  await up.press('Enter')
  await expect(up).toBeFocused()
  await expectNoViolations(owner, 'subjects')
  await save(owner)
  await expect(owner.getByText('De site is bijgewerkt.')).toBeVisible()
  const href = await owner.getByRole('link', { name: 'Boekingspagina met dit onderwerp gekozen' }).getAttribute('href')

  // Questions cost the page nothing before a choice.
  await page.goto('/booking')
  await expect(page.getByRole('radio', { name: subject })).toBeVisible()
  expect(await scriptBytes(page)).toBeLessThan(20_000)

  const member = await createAccount(page.request)
  await signIn(page, member, '/my-appointments')
  await page.goto(href!)
  await waitForHydration(page)
  await expect(page.getByRole('radio', { name: subject })).toBeChecked()
  await chooseDay(page, workday(11))
  await time(page, '10:00').check()
  const broken = page.getByLabel('Wat is er stuk? (niet verplicht)')
  await broken.fill('De rem')
  await page.getByLabel('Vertel er wat meer over').fill('Het is dringend.')
  // What is typed survives a reload, also in the fields that are loaded later.
  await page.reload()
  await expect(broken).toHaveValue('De rem')
  await expect(page.getByLabel('Vertel er wat meer over')).toHaveValue('Het is dringend.')
  const brand = page.getByLabel('Welk merk is het?')
  const submit = page.getByRole('button', { name: /^Aanvragen: / })
  await submit.click()
  await expect(brand).toBeFocused()
  await expect(brand).toHaveAccessibleDescription('Kies een van de mogelijkheden.')
  await expect(broken).toHaveValue('De rem')
  await brand.selectOption('Oxford')
  await expectNoViolations(page, 'booking with questions')
  await submit.click()
  await expect(page.getByText('Je aanvraag is verstuurd')).toBeVisible()
  await page.getByRole('link', { name: 'Naar mijn afspraken' }).click()
  const card = page.getByRole('article').filter({ hasText: subject })
  await expect(card.getByRole('definition').filter({ hasText: 'Oxford' })).toBeVisible()

  const mail = await emailTo(ADMIN.email, new RegExp(`aanvraag.*${member.lastName}`, 'i'))
  for (const text of [subject, 'Welk merk is het?', 'Oxford', 'De rem']) expect(mail.text).toContain(text)
  const { body } = await callBookingApi(owner, 'GET', `/admin/appointments?q=${member.email}`)
  const { id, date, version } = body.appointments[0]
  await owner.goto(`/admin/timeslots?appointment=${id}&date=${date}`)
  const dialog = owner.getByRole('dialog')
  await expect(dialog).toContainText(subject)
  await expect(dialog.getByRole('definition').filter({ hasText: 'De rem' })).toBeVisible()

  // With an appointment it can be hidden, not deleted; an open form then asks for another subject and keeps its text.
  await page.goto(href!)
  await waitForHydration(page)
  await chooseDay(page, workday(12))
  await time(page, '11:00').check()
  await page.getByLabel('Vertel er wat meer over').fill('Nog een fiets.')
  await brand.selectOption('Oxford')
  await owner.goto('/admin/settings')
  await owner.getByRole('tab', { name: 'Onderwerpen' }).click()
  await owner.getByRole('button', { name: `${subject} 45 minuten` }).click()
  await expect(owner.getByText('je kan het verbergen, maar niet verwijderen')).toBeVisible()
  await expect(owner.getByRole('button', { name: `${subject} verwijderen` })).toHaveCount(0)
  await owner.getByRole('checkbox', { name: 'Klanten kunnen dit onderwerp kiezen' }).uncheck()
  await save(owner)
  await expect(owner.getByText('De site is bijgewerkt.')).toBeVisible()
  await submit.click()
  await expect(page.getByText('Dit onderwerp kan je niet meer kiezen. Kies een ander onderwerp.')).toBeVisible()
  await expect(page.getByRole('radio', { name: subject })).toHaveCount(0)
  await expect(page.getByLabel('Vertel er wat meer over')).toHaveValue('Nog een fiets.')
  await callBookingApi(owner, 'POST', `/admin/appointments/${id}/deny`, { version, reason: 'Test is klaar' })
  await owner.context().close()
})
