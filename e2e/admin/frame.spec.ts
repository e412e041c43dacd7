import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { SCREENS } from '../../src/shell/admin/screens.ts'
import { solveCaptcha } from '../../tests/fixtures/solve-captcha.ts'
import { apiCaller, createAccount, signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, BASE_URL, SECOND_SITE } from '../support/servers.ts'
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

const GROUPS = ['Werk', 'Inhoud', 'Cijfers', 'Systeem']

test('on a phone the group of the current screen is open, and the keyboard opens the others', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, ADMIN, '/admin/visitors')
  const menu = page.getByRole('navigation', { name: 'Beheer' })
  const groups = menu.getByRole('button', { expanded: false }).or(menu.getByRole('button', { expanded: true }))
  await expect(groups).toHaveText(GROUPS.map((name) => new RegExp(`^${name}`)))
  await expect(menu.getByRole('button', { expanded: true })).toHaveText(/^Cijfers/)
  await expect(menu.getByRole('link')).toHaveText(['Bezoekers', 'Web vitals', 'Zoekmachines', 'AI-assistenten'])
  await expect(menu.locator('[aria-current=page]')).toHaveText('Bezoekers')

  await menu.getByRole('button', { name: 'Zoeken' }).focus()
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab')
  await expect(groups.nth(2)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('button', { expanded: true })).toHaveText(/^Inhoud/)
  // Closed groups are no stops of the keyboard.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Paginateksten' })).toBeFocused()
  await expectNoViolations(page, 'the menu on a phone')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/pages')
  await expect(menu.getByRole('button', { expanded: true })).toHaveText(/^Inhoud/)

  await menu.getByRole('button', { name: 'Inhoud' }).press('Space')
  await expect(menu.getByRole('button', { expanded: true })).toHaveCount(0)
  await expect(menu.getByRole('link')).toHaveCount(0)
})

test('on a wide screen all groups are listed, and the keyboard walks through every screen', async ({ page }) => {
  await signIn(page, ADMIN, '/admin')
  const menu = page.getByRole('navigation', { name: 'Beheer' })
  await expect(menu.getByRole('button')).toHaveText([/^Zoeken/])
  await expect(menu.getByRole('list').filter({ has: page.getByRole('link') })).toHaveCount(1 + GROUPS.length)
  for (const name of GROUPS) await expect(menu.getByRole('list', { name })).toBeVisible()
  await menu.getByRole('button', { name: 'Zoeken' }).focus()
  for (const { to } of SCREENS) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAttribute('href', to)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/journal')
  await expect(menu.locator('[aria-current=page]')).toHaveText('Logboek')
})

test('the menu counts what waits, and a group the sum of its screens', async ({ page }) => {
  const id = crypto.randomUUID().slice(0, 8)
  const captcha = await solveCaptcha((path) => page.request.get(path))
  const message = { title: `Vraag ${id}`, message: 'Hoeveel kost dat?', email: `klant-${id}@example.com`, captcha }
  expect((await page.request.post('/api/contact', { headers: API_CLIENT_HEADERS, data: message })).ok()).toBe(true)
  await signIn(page, ADMIN, '/admin')
  const menu = page.getByRole('navigation', { name: 'Beheer' })
  await expect(menu.getByRole('link', { name: /^Berichten \d+ ta(ak|ken)$/ })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Instellingen', exact: true })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(menu.getByRole('button', { name: /^Werk \d+ taken$/ })).toBeVisible()
  const countOf = async (role: 'link' | 'button') => {
    const names = await menu.getByRole(role).allInnerTexts()
    return names.reduce((sum, name) => sum + Number(/\d+/.exec(name)?.[0] ?? 0), 0)
  }
  expect(await countOf('button')).toBe(await countOf('link'))
})

test.describe(() => {
  // The account is confirmed by email; only this product has a mail server.
  test.use({ baseURL: BASE_URL })

  test('a writer who is not an admin gets no menu of the admin area', async ({ page, request }) => {
    const writer = await createAccount(request)
    const { id } = await apiCaller(request, writer)
    const admin = await apiCaller(request, ADMIN)
    await admin.call('PATCH', `/api/users/${id}`, { permissions: ['blog:write'] })
    await signIn(page, writer, '/blog/desk')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Beheer' })).toHaveCount(0)
  })
})
