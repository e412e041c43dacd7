import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { createAccount, signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN } from '../support/servers.ts'
import { expect, expectFocusInside, navigateInApp, test, waitForHydration } from '../support/visitor.ts'

const sourceOf = async (page: Page, path: string) => (await page.request.get(path)).text()

test('a visitor reads, sorts and filters reviews, and is prompted to log in to write one', async ({ page }) => {
  await page.goto('/en/reviews')
  await waitForHydration(page)
  await expect(page.getByText('Log in to write a review')).toBeVisible()
  await expect(page.getByText('These are made-up examples, not real reviews.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: '2 stars' }).click()
  await expect(page).toHaveURL('/en/reviews?stars=2')
  const list = page.getByRole('list', { name: 'Reviews' })
  await expect(list.getByRole('img', { name: '2 stars out of 5' }).first()).toBeVisible()
  await expect(list.getByRole('img', { name: '5 stars out of 5' })).toHaveCount(0)
  const oldest = page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Oldest' })
  await oldest.click()
  await expect(page).toHaveURL('/en/reviews?stars=2&sort=oldest')
  await expect(oldest).toHaveCSS('font-weight', '600')
  await expectNoViolations(page, 'the list')

  await page.locator('#main, main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/en\/login\?next=/)
})

test('reviews in the language of the page are highlighted; the rules of reviewing are folded', async ({ page }) => {
  await page.goto('/fr/reviews')
  const quote = page.getByRole('list', { name: 'À la une' }).getByRole('link').first()
  const title = (await quote.textContent())!
  await quote.click()
  const review = page.getByRole('list', { name: 'Avis', exact: true }).getByRole('heading', { name: title })
  await expect(review).toBeInViewport()
  await expect(review).toHaveAttribute('lang', 'fr')
  const rule = page.getByText('Un avis porte la mention Nouveau pendant trente jours.')
  await expect(rule).toBeHidden()
  await page.getByRole('heading', { name: 'Comment nous vérifions les avis' }).click()
  await expect(rule).toBeVisible()
  await expectNoViolations(page, 'the highlights and the rules')
  // A filtered list is shown as it was asked for.
  await page.goto('/fr/reviews?stars=5')
  await expect(page.getByRole('list', { name: 'Avis', exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'À la une' })).toHaveCount(0)
})

test('a failed list shows an error and can be retried', async ({ page }) => {
  await page.goto('/en/faq')
  await waitForHydration(page)
  let calls = 0
  await page.route('**/api/reviews?*', (route) => {
    calls += 1
    return route.fulfill({ status: 429, json: { error: { code: 'TOO_MANY_ATTEMPTS' } } })
  })
  await navigateInApp(page, '/en/reviews')
  await expect(page.getByText('Unable to load reviews at this time')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).toBe(2)
  await page.unroute('**/api/reviews?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Reviews' })).toBeVisible()
})

test('a user writes, edits and deletes a review; the landing page is updated immediately', async ({
  page,
  request,
}) => {
  const member = await createAccount(request)
  const title = `Vlot geholpen ${member.lastName}`
  await page.route('**/api/reviews/mine?*', (route) => route.fulfill({ status: 429, json: {} }))
  await signIn(page, member, '/reviews')
  await waitForHydration(page)
  await expect(page.getByText('Dit deel kon niet geladen worden.')).toBeVisible()
  await page.unroute('**/api/reviews/mine?*')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Je score' })).toHaveAttribute('aria-required', 'true')

  await page.getByRole('button', { name: 'Review plaatsen' }).click()
  await expect(page.getByText('Kies een score van één tot vijf sterren.')).toBeVisible()
  await expect(page.getByRole('radio', { name: '1 ster' })).toBeFocused()
  await expectNoViolations(page, 'the form with errors')
  // The stars are radio buttons: Space selects, arrow keys move.
  await page.keyboard.press('Space')
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '4 sterren' })).toBeChecked()
  await page.getByLabel('Titel').fill(title)
  await page.getByLabel('Beschrijf je ervaring').fill('Goed, op <b>tijd</b> en zonder gedoe.')

  await page.route('**/api/reviews?*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 429, json: {} }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Review plaatsen' }).click()
  await expect(page.getByText('Je review kon niet verstuurd worden. Probeer het opnieuw.')).toBeVisible()
  await expect(page.getByLabel('Titel')).toHaveValue(title)
  await page.unroute('**/api/reviews?*')

  // The own review loads before the list: the form is replaced, and the confirmation is still shown.
  await page.route('**/api/reviews?*', async (route) => {
    if (route.request().method() === 'GET') await pause(500)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Review plaatsen' }).click()
  await expect(page.getByText('Bedankt, je review is geplaatst.')).toBeVisible()
  await page.unroute('**/api/reviews?*')
  await expect(page.getByRole('list', { name: 'Reviews' }).getByText(title)).toBeVisible()
  expect(await sourceOf(page, '/')).toContain(title)
  expect(await sourceOf(page, '/')).toContain('op &lt;b&gt;tijd&lt;/b&gt;')
  await expectNoViolations(page, 'a review, placed')

  await page.getByRole('button', { name: 'Aanpassen' }).click()
  await expect(page.getByRole('radio', { name: '4 sterren' })).toBeFocused()
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByRole('button', { name: 'Aanpassen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Titel').fill(`${title}, alweer`)
  await page.getByRole('button', { name: 'Wijzigingen bewaren' }).click()
  await expect(page.getByText('Je review is aangepast.')).toBeVisible()
  expect(await sourceOf(page, '/')).toContain(`${title}, alweer`)

  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByText('Je review is verwijderd')).toBeVisible()
  expect(await sourceOf(page, '/')).not.toContain(title)
})

test('a visitor who reports a review is prompted to log in on the same page', async ({ page }) => {
  await page.goto('/en/reviews')
  await waitForHydration(page)
  await page
    .getByRole('button', { name: /^Report: / })
    .first()
    .click()
  await expect(page.getByText('Log in to report this')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/reviews$/)
})

test('the report dialog is loaded on click, takes the focus and returns it', async ({ page, request }) => {
  await signIn(page, await createAccount(request), '/reviews')
  await waitForHydration(page)
  const button = page.getByRole('button', { name: /^Melden: / }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(':focus')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a lazy part that fails to load shows an error in place and can be retried', { tag: '@extended' }, async ({
  request,
  browser,
}) => {
  // A separate page, because the aborted scripts log console errors.
  const page = await (await browser.newContext()).newPage()
  await signIn(page, await createAccount(request), '/reviews')
  await waitForHydration(page)
  const title = page.getByLabel('Titel')
  await title.fill('Half geschreven')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page
    .getByRole('button', { name: /^Melden: / })
    .first()
    .click()
  const alert = page.getByRole('alert').filter({ hasText: 'Dit deel kon niet geladen worden.' })
  await expect(alert).toBeVisible()
  await expect(title).toHaveValue('Half geschreven')

  await page.unroute('**/assets/*.js')
  await alert.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(title).toHaveValue('Half geschreven')
})

test('an admin decides the moderation queue with the keyboard and undoes a decision', async ({
  page,
  request,
  browser,
}) => {
  const member = await createAccount(request)
  const title = `Kijk eens ${member.lastName}`
  const other = await (await browser.newContext()).newPage()
  await signIn(other, member, '/reviews')
  await waitForHydration(other)
  await other.getByRole('radio', { name: '5 sterren' }).check({ force: true })
  await other.getByLabel('Titel').fill(title)
  await other.getByLabel('Beschrijf je ervaring').fill('Alles staat op https://voorbeeld.example')
  await other.getByRole('button', { name: 'Review plaatsen' }).click()
  await expect(other.getByText('Bedankt, je review is ontvangen.')).toBeVisible()

  await signIn(page, ADMIN, '/admin')
  await page.getByRole('link', { name: /wacht(en)? op moderatie/ }).click()
  await expect(page).toHaveURL('/admin/moderation?view=waiting')
  const text = page.getByRole('listitem').filter({ hasText: title })
  await expect(text.getByText('Eerste tekst met een link')).toBeVisible()
  await expect(text.getByRole('img', { name: /^5 / })).toBeVisible()
  await expectNoViolations(page, 'the queue')
  const current = page.locator('[data-current]')
  const move = async () => {
    while (!(await text.evaluate((item) => item.hasAttribute('data-current')))) {
      const before = await current.allTextContents()
      await page.keyboard.press('j')
      await expect.poll(() => current.allTextContents()).not.toEqual(before)
    }
  }

  await move()
  await expect(text).toBeFocused()
  await page.keyboard.press('h')
  await page.getByLabel('Reden').fill('Reclame, zoals a en s')
  await expectNoViolations(page, 'a reason', { part: '[role=dialog]' })
  // Escape and a click beside the dialog ask before the typed text is discarded.
  const discard = page.getByRole('alertdialog', { name: 'Ingevulde tekst weggooien?' })
  await page.keyboard.press('Escape')
  await expectNoViolations(page, 'the discard question', { part: '[role=alertdialog]' })
  await discard.getByRole('button', { name: 'Verder bewerken' }).click()
  await expect(page.getByLabel('Reden')).toBeFocused()
  await expect(page.getByLabel('Reden')).toHaveValue('Reclame, zoals a en s')
  await page.mouse.click(5, 5)
  await discard.getByRole('button', { name: 'Weggooien' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectFocusInside(text)
  // Without typed text there is nothing to ask.
  await page.keyboard.press('h')
  await expect(page.getByLabel('Reden')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await move()
  await page.keyboard.press('a')
  await expect(page.getByText('Goedgekeurd.')).toBeVisible()
  await expect(text).toHaveCount(0)
  expect(await sourceOf(page, '/reviews')).toContain(title)

  await page.keyboard.press('u')
  await expect(page.getByText('Ongedaan gemaakt.')).toBeVisible()
  await expect(text).toBeVisible()
  expect(await sourceOf(page, '/reviews')).not.toContain(title)

  await move()
  await page.keyboard.press('x')
  await expect(text.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('h')
  await page.getByLabel('Reden').fill('Reclame')
  await page.getByRole('dialog').getByRole('button', { name: 'Verbergen' }).click()
  await expect(text).toHaveCount(0)
  await other.reload()
  await expect(other.getByText('Je review is verborgen. Reden: Reclame')).toBeVisible()
  await other.context().close()
})
