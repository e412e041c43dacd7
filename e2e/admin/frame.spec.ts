import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, SECOND_SITE } from '../support/servers.ts'
import { expect, test } from '../support/visitor.ts'

test.use({ baseURL: SECOND_SITE.url })

test('the command palette finds a screen, a setting, a client and a post by keyboard', { tag: '@extended' }, async ({
  page,
}) => {
  await signIn(page, ADMIN, '/admin/mail')
  const palette = page.getByRole('combobox', { name: 'Zoeken in het beheer' })
  const chosen = page.getByRole('option').and(page.locator('[data-highlighted]'))
  const button = page.getByRole('button', { name: 'Zoeken' })
  await button.focus()
  await page.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await page.keyboard.type('zzz')
  await expect(page.getByRole('status').getByText('Niets gevonden voor “zzz”.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('wachtwoorden')
  await expect(chosen).toHaveText('Wachtwoorden')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Wachtwoorden', selected: true })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('rita')
  await expect(page.getByRole('group', { name: 'Afspraken' }).getByRole('option').first()).toContainText('Rita Peeters')
  await expectNoViolations(page, 'the palette')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Rita Peeters' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/admin/timeslots#calendar')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('rita')
  const client = page
    .getByRole('group', { name: 'Gebruikers' })
    .getByRole('option', { name: /Rita Peeters rita\.peeters@/ })
  await expect(client).toBeVisible()
  while ((await client.getAttribute('data-highlighted')) === null) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /Rita Peeters/ })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('toegankelijk bouwen')
  await expect(chosen).toContainText('Toegankelijk bouwen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/edit\/\d+\//)
})

test('on a phone every screen is reachable from the tab row, without overflow', { tag: '@extended' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, ADMIN, '/admin')
  const row = page.getByRole('navigation', { name: 'Beheer' })
  for (const name of ['Afspraken', 'E-mails', 'Gebruikers', 'Instellingen', 'Logboek', 'Overzicht']) {
    await row.getByRole('link', { name }).click()
    await expect(row.locator('[aria-current=page]')).toContainText(name)
    await expect(row.locator('[aria-current=page]')).toBeInViewport()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0)
  }
  // The counters in the row load later and shift the items after them.
  await page.goto('/admin/journal')
  await page.waitForLoadState('networkidle')
  // Not 1: scroll positions are whole pixels, the widths of the items are not.
  await expect(row.locator('[aria-current=page]')).toBeInViewport({ ratio: 0.99 })
})
