import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN } from '../support/servers.ts'
import { expect, test } from '../support/visitor.ts'

test('the admin edits the client questions and undoes it; the page links the files for assistants', {
  tag: '@extended',
}, async ({ page }) => {
  await signIn(page, ADMIN, '/admin/ai')
  await expect(page.getByRole('heading', { name: 'AI-assistenten', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: '/llms.txt' })).toBeVisible()
  await page.getByText('Vragen aanpassen').click()
  const questions = page.getByLabel('Vragen in het Nederlands')
  await expect(questions).toHaveValue(/Wat kost een website\?/)
  const before = await questions.inputValue()
  await questions.fill(`${before}\n<b>Komen jullie langs?</b>`)
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(questions).toHaveValue(before)
  await expectNoViolations(page, 'the AI assistants of the admin')
})
