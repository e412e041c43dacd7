import type { APIRequestContext, Page } from '@playwright/test'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { solveCaptcha } from '../../tests/fixtures/solve-captcha.ts'
import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, SECOND_SITE } from '../support/servers.ts'
import { expect, test, waitForHydration } from '../support/visitor.ts'

test.use({ baseURL: SECOND_SITE.url })

/** More messages than fit on a screen; the newest is `… 1`. Returns a word that finds them. */
async function writeMessages(request: APIRequestContext): Promise<string> {
  const word = `bakker${crypto.randomUUID().slice(0, 8)}`
  for (let number = 14; number > 0; number--) {
    const captcha = await solveCaptcha((path) => request.get(path))
    const message = { title: `Vraag ${word} ${number}`, message: 'Hoeveel kost dat?', email: `${word}@example.com` }
    // An address may send five messages an hour.
    const headers = { ...API_CLIENT_HEADERS, 'x-forwarded-for': `10.11.${number}.${word.charCodeAt(7)}` }
    const sent = await request.post('/api/contact', { headers, data: { ...message, captcha } })
    expect(sent.ok()).toBe(true)
  }
  return word
}

const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })
const line = (page: Page, word: string, number: number) =>
  page.getByRole('list', { name: 'Berichten' }).getByRole('link', { name: new RegExp(`${word} ${number}\\b`) })

test('a message far down the list opens in view; drafts, saved replies, thread and unread, at 1280 and 390 px', async ({
  page,
}) => {
  const word = await writeMessages(page.request)
  await signIn(page, ADMIN, `/admin/messages?q=${word}`)
  await line(page, word, 14).click()
  await expect(heading(page)).toHaveText(`Vraag ${word} 14`)
  await expect(heading(page)).toBeInViewport()
  await expect(line(page, word, 14)).toBeInViewport()

  // A draft survives another message and a reload; a saved reply is added to it.
  const answer = page.getByRole('textbox', { name: /^Je antwoord op/ })
  await answer.fill('Dag bakker,')
  await page.getByRole('button', { name: 'Meer info nodig' }).click()
  await expect(answer).toHaveValue(/^Dag bakker,\n\nBedankt voor je bericht\./)
  await line(page, word, 13).click()
  await expect(heading(page)).toHaveText(`Vraag ${word} 13`)
  await expect(answer).toHaveValue('')
  await line(page, word, 14).click()
  await expect(answer).toHaveValue(/^Dag bakker,/)
  await page.reload()
  await waitForHydration(page)
  await expect(answer).toHaveValue(/^Dag bakker,\n\nBedankt/)
  await expectNoViolations(page, 'a message')

  await page.getByRole('button', { name: 'Antwoord versturen' }).click()
  const answers = page.getByRole('list', { name: 'Verstuurde antwoorden' }).getByRole('listitem')
  await expect(answers).toHaveCount(1)
  await expect(answer).toHaveValue('')
  await answer.fill('En nog iets.')
  await page.getByRole('button', { name: 'Antwoord versturen' }).click()
  await expect(answers).toHaveText([/Dag bakker/, /En nog iets\./])

  await page.getByRole('button', { name: 'Als ongelezen aanduiden' }).click()
  await expect(line(page, word, 14)).toContainText('ongelezen')
  await expect(line(page, word, 14)).toBeFocused()
  await expect(heading(page)).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 740 })
  await line(page, word, 14).click()
  await expect(heading(page)).toBeInViewport()
  await expectNoViolations(page, 'a message on a phone', { themes: 'none' })
  await page.getByRole('button', { name: 'Terug naar de lijst' }).click()
  await expect(line(page, word, 14)).toBeInViewport()
  await expect(line(page, word, 14)).not.toContainText('ongelezen')
})

test('the owner adds a saved reply in French, and deletes it', { tag: '@extended' }, async ({ page }) => {
  await signIn(page, ADMIN, '/admin/messages')
  await page.getByRole('button', { name: 'Standaardantwoorden beheren' }).click()
  const french = page.getByRole('group', { name: 'Standaardantwoorden in het Frans' })
  await french.getByRole('button', { name: 'Standaardantwoord toevoegen' }).click()
  const name = `Devis ${crypto.randomUUID().slice(0, 8)}`
  await french.getByLabel('Naam').last().fill(name)
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await expect(french.getByLabel('Tekst').last()).toBeFocused()
  await french.getByLabel('Tekst').last().fill('Voici notre devis.')
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await expect(page.getByText('Alles is bewaard')).toBeVisible()
  await expectNoViolations(page, 'the saved replies')
  await french.getByRole('button', { name: `Verwijderen: ${name}` }).click()
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await expect(page.getByText('Alles is bewaard')).toBeVisible()
})
