import { randomBytes } from 'node:crypto'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN } from '../support/servers.ts'
import { expect, expectNoSideScroll, test } from '../support/visitor.ts'

/** A unique picture, so that it is not deduplicated. */
async function randomPicture(name: string) {
  const noise = randomBytes(640 * 360 * 3)
  const buffer = await sharp(noise, { raw: { width: 640, height: 360, channels: 3 } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** Two weeks from now, so that the date is always in the future. */
const later = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)

test('a post is written, scheduled, published, edited, unpublished, deleted and restored', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Sneller in vijf minuten ${crypto.randomUUID().slice(0, 6)}`
  await signIn(page, ADMIN, '/blog/desk')
  // Browsers log every failed request as an error.
  const failures: string[] = []
  page.on('response', (response) => response.status() >= 400 && failures.push(`${response.status()} ${response.url()}`))
  await page.getByRole('navigation', { name: 'Beheer' }).getByRole('link', { name: 'Artikels' }).press('Enter')
  await page.getByRole('link', { name: 'Nieuw artikel' }).press('Enter')
  const bar = page.locator('.editor-actions')
  await expect(bar.getByText('Nog niet bewaard')).toBeVisible()
  await page.getByLabel('Titel van het artikel').fill(title)
  // Enter in a field saves and publishes nothing.
  const saves: string[] = []
  page.on('request', (sent) => sent.url().includes('/authoring/posts') && saves.push(sent.method()))
  await page.keyboard.press('Enter')
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true })
  await text.focus()
  await page.keyboard.type('Eerst meten.')
  await page.getByRole('button', { name: 'Tussentitel (H2)' }).click()
  await expect(text.getByRole('heading', { name: 'Eerst meten.' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Dan pas snoeien.')
  await expect(page.getByText('5 woorden')).toBeVisible()
  await expect(page.locator('[data-part=address]')).toHaveText(/ › blog › … › sneller-in-vijf-minuten/)
  await expect(page.locator('[data-part=description]')).toHaveText('Eerst meten. Dan pas snoeien.')

  // The link dialog has its own form and must not submit the post.
  // The shortcut in the same task as the selection: on a busy machine it comes before the `selectionchange` event.
  await text.evaluate((element) => {
    getSelection()!.modify('extend', 'backward', 'lineboundary')
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.type('/contact')
  await page.keyboard.press('Escape')
  const discard = page.getByRole('alertdialog', { name: 'Ingevulde tekst weggooien?' })
  await discard.getByRole('button', { name: 'Verder bewerken' }).press('Enter')
  await expect(discard).toBeHidden()
  await page.getByRole('dialog').getByRole('textbox').press('Enter')
  const link = text.getByRole('link', { name: 'Dan pas snoeien.' })
  await expect(link).toHaveAttribute('href', '/contact')
  await expect(text).toBeFocused()
  await page.keyboard.press('ControlOrMeta+K')
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('/contact')
  await page.getByRole('dialog').getByRole('textbox').fill('/services')
  await page.getByRole('button', { name: 'Link wijzigen' }).press('Enter')
  await expect(link).toHaveAttribute('href', '/services')
  await expect(page.getByText(/^Automatisch bewaard om/)).toBeVisible()
  expect(saves).toEqual([])
  await page.keyboard.press('ControlOrMeta+End')

  await page.locator('.editor input[type=file]').setInputFiles(await randomPicture('tekening.png'))
  await expect(text.locator('img')).toHaveAttribute('src', /^\/media\//)
  await text.locator('img').click()
  await page.getByLabel('Beschrijving van de gekozen foto').fill('Een kaart met lijnen')
  await page.locator('fieldset input[type=file]').setInputFiles(await randomPicture('omslag.png'))
  await page.getByLabel('Beschrijving van de foto').fill('Een vlak van cyaan')

  await page.getByLabel('Adres', { exact: true }).fill(`Snelle Site ${title.slice(-6)}!`)
  await expect(page.locator('[data-part=address]')).toHaveText(/ › blog › … › snelle-site-\w{6}$/)
  await page.getByRole('button', { name: 'Voorbeeld' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.keyboard.press('Escape')

  // A date in the future turns "publish" into "schedule". The toast survives the new address.
  await page.getByLabel('Publiceren op').fill(later)
  await expect(bar.getByText(/verschijnt het artikel op/)).toBeVisible()
  await bar.getByRole('button', { name: 'Inplannen' }).press('Enter')
  await expect(page).toHaveURL(/\/edit\/\d+\/snelle-site-/)
  await expect(page.getByText('Ingepland.')).toBeVisible()
  await expect(bar.getByText(/Gepland voor/)).toBeVisible()
  const address = new URL(page.url()).pathname.replace('/edit/', '/blog/')
  const reader = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: false })
  expect((await reader.goto(address))!.status()).toBe(404)

  await bar.getByRole('button', { name: 'Nu publiceren' }).press('Enter')
  const toast = page.getByRole('dialog').filter({ hasText: 'Gepubliceerd.' })
  await expect(toast.getByRole('button', { name: 'Bekijken' })).toBeVisible()
  await reader.goto('/blog')
  await reader.getByRole('link', { name: title }).click()
  await expect(reader.getByRole('heading', { name: 'Eerst meten.' })).toBeVisible()
  for (const name of ['Een kaart met lijnen', 'Een vlak van cyaan']) {
    const image = reader.getByRole('img', { name })
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  }

  await text.focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('En opnieuw meten.')
  await bar.getByRole('button', { name: 'Bijwerken' }).press('Enter')
  await expect(page.getByText('Bijgewerkt.')).toBeVisible()
  await expect(bar.getByRole('status')).toHaveText('')
  await expect(async () => {
    await reader.reload()
    await expect(reader.getByText('En opnieuw meten.', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()

  // Unsaved input is discarded only after confirmation.
  await text.focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Half werk.')
  await page.getByRole('button', { name: 'Versies' }).click()
  await expect(page.getByRole('dialog').locator('ins').filter({ hasText: 'opnieuw' })).toBeVisible()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('definition')
      .filter({ hasText: /^snelle-site-/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Versie 1/ }).click()
  const restore = page.getByRole('button', { name: 'Deze versie terugzetten' })
  const question = page.getByRole('alertdialog', { name: 'Je wijzigingen weggooien?' })
  await restore.click()
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(question).toBeHidden()
  await expect(page.locator('.editor-text')).toContainText('Half werk.')
  await restore.click()
  await question.getByRole('button', { name: 'Weggooien' }).click()
  await expect(text).not.toContainText('En opnieuw meten.')

  // Offline: a 404 for readers, a preview for writers, also without a page load.
  await bar.getByRole('button', { name: 'Offline halen' }).press('Enter')
  await expect(page.getByText('Staat niet meer op de site.')).toBeVisible()
  await expect(bar.getByText('Status: Concept')).toBeVisible()
  expect((await reader.reload())!.status()).toBe(404)
  await reader.close()
  await page.evaluate((to) => history.pushState({}, '', to), address)
  await expect(page).toHaveURL(/\/edit\/\d+\/.*\?preview/)
  await expect(page.getByText('Alleen auteurs zien deze pagina.')).toBeVisible()
  expect(failures.splice(0)).toEqual([expect.stringMatching(/^404 .*\/api\/blog\/posts\/\d+/)])
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectNoViolations(page, 'a preview', { part: 'main', themes: 'this' })

  // The list: search, delete, undo in the toast by keyboard (F6), the address keeps the filter.
  await page.getByRole('link', { name: 'Alle artikels' }).press('Enter')
  await page.getByLabel('Zoeken op titel').fill(title.slice(-6))
  const row = page.getByRole('list', { name: 'Artikels' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await expect(row).toHaveCount(0)
  await page.keyboard.press('F6')
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter')
  await expect(page.getByText('Artikel teruggezet.')).toBeVisible()
  await expect(row).toHaveCount(1)

  // The public page has a delete button too.
  await row.getByRole('link', { name: title, exact: true }).press('Enter')
  await bar.getByRole('button', { name: 'Publiceren' }).press('Enter')
  await page.getByRole('button', { name: 'Bekijken' }).press('Enter')
  await page.getByRole('button', { name: 'Artikel verwijderen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Artikel verwijderen' }).click()
  await expect(page).toHaveURL('/blog')
  await page.goto('/blog/desk')
  await page.getByRole('button', { name: 'Verwijderd', exact: true }).press('Enter')
  await expect(page).toHaveURL('/blog/desk?state=deleted')
  await page.reload()
  await page.getByLabel('Zoeken op titel').fill(title.slice(-6))
  await expect(row.getByText('Verwijderd', { exact: true })).toBeVisible()
  await row.getByRole('link', { name: title, exact: true }).press('Enter')
  await expect(page.getByText('Dit artikel is verwijderd.')).toBeVisible()
  await expect(bar.getByRole('button')).toHaveText(['Voorbeeld', 'Versies'])
  await page.getByRole('button', { name: 'Terugzetten' }).press('Enter')
  await expect(bar.getByRole('button', { name: 'Offline halen' })).toBeVisible()
  expect(failures).toEqual([])
})

test('on a phone the writing area comes first, and the state and the buttons stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, ADMIN, '/blog/new')
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true })
  const publish = page.getByRole('button', { name: 'Publiceren' })
  await expect(publish).toBeInViewport()
  await expect(page.getByText('Nog niet bewaard')).toBeInViewport()
  const topOf = async (one: Locator) => (await one.boundingBox())!.y
  expect(await topOf(text)).toBeLessThan(await topOf(page.getByLabel('Samenvatting')))
  // Word and Google Docs: what cannot be kept is said.
  await text.evaluate((editor) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<p class=MsoTitle style="color:red">Titel</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Punt</p><table><tr><td><p>Cel</p></td></tr></table><img src="file:///C:/a.png">',
    )
    data.setData('text/plain', 'Titel Punt Cel')
    editor.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
  })
  await expect(text.getByRole('heading', { level: 2, name: 'Titel' })).toBeVisible()
  await expect(text.getByRole('listitem')).toHaveText('Punt')
  await expect(text.getByRole('cell', { name: 'Cel' })).toBeVisible()
  await expect(page.getByText('Weggelaten: 1 foto en kleuren.')).toBeVisible()
  await expectNoSideScroll(page, 'the form of a post')
})

test('a picture is inserted where it is pasted or dropped, and other files are refused', { tag: '@extended' }, async ({
  page,
}) => {
  await signIn(page, ADMIN, '/blog/new')
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true })
  await text.fill('Eerst de tekst.')

  const dispatchFile = async (
    event: 'paste' | 'drop',
    file: { name: string; mimeType: string; buffer: Buffer },
    also = '',
  ) =>
    text.evaluate(
      (editor, { event, name, type, base64, also }) => {
        const data = new DataTransfer()
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        data.items.add(new File([bytes], name, { type }))
        if (also) data.setData('text/plain', also)
        const { left, bottom } = editor.getBoundingClientRect()
        const eventInit = { bubbles: true, cancelable: true }
        const fileEvent =
          event === 'paste'
            ? new ClipboardEvent('paste', { ...eventInit, clipboardData: data })
            : new DragEvent('drop', { ...eventInit, dataTransfer: data, clientX: left + 30, clientY: bottom - 30 })
        editor.dispatchEvent(fileEvent)
        return fileEvent.defaultPrevented
      },
      { event, name: file.name, type: file.mimeType, base64: file.buffer.toString('base64'), also },
    )

  const pictures = text.locator('img[src^="/media/"]')
  expect(await dispatchFile('paste', await randomPicture('geplakt.png'))).toBe(true)
  await expect(pictures).toHaveCount(1)
  expect(await dispatchFile('drop', await randomPicture('gesleept.png'))).toBe(true)
  await expect(pictures).toHaveCount(2)

  // The browser's default would navigate to the file.
  expect(
    await dispatchFile('drop', { name: 'offerte.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') }),
  ).toBe(true)
  await expect(page.getByText('De foto kon niet geüpload worden')).toBeVisible()
  // Office programs add an image of the text to the clipboard.
  await dispatchFile('paste', await randomPicture('tabel.png'), 'Uit een rekenblad')
  await expect(text).toContainText('Uit een rekenblad')
  await expect(pictures).toHaveCount(2)
  await expect(text).toContainText('Eerst de tekst.')
  // An image of another site cannot be saved: it is dropped, and the text around it is pasted.
  await text.evaluate((editor) => {
    const data = new DataTransfer()
    data.setData('text/html', '<p>Van elders <img src="https://elders.example/x.png"> geplakt</p>')
    data.setData('text/plain', 'Van elders geplakt')
    editor.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
  })
  await expect(text).toContainText(/Van elders\s+geplakt/)
  await expect(text.locator('img')).toHaveCount(2)
})

test('a save conflict overwrites nothing, and both versions can be kept', { tag: '@extended' }, async ({
  page,
  context,
}) => {
  await signIn(page, ADMIN, '/blog/new')
  await page.getByLabel('Titel van het artikel').fill('Met twee tegelijk')
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Begin.')
  await page.getByRole('button', { name: 'Concept bewaren' }).click()
  await expect(page).toHaveURL(/\/edit\//)

  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Titel van het artikel').fill('Met twee tegelijk (de ander)')
  await other.getByRole('button', { name: 'Concept bewaren' }).click()
  await expect(other.getByText('Concept bewaard.')).toBeVisible()
  await other.close()

  await page.getByLabel('Titel van het artikel').fill('Met twee tegelijk (ik)')
  await page.getByRole('button', { name: 'Concept bewaren' }).click()
  await expect(page.getByText(/heeft dit artikel intussen bewaard/)).toBeVisible()
  await expect(page.getByLabel('Titel van het artikel')).toHaveValue('Met twee tegelijk (ik)')
  await page.getByRole('button', { name: 'Nieuwe versie laden' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByLabel('Titel van het artikel')).toHaveValue('Met twee tegelijk (ik)')
  await page.getByRole('button', { name: 'Mijn versie bewaren' }).click()
  await expect(page.getByText('Concept bewaard.')).toBeVisible()
})

test('without permission creating categories is not offered, and a missing post shows a message', async ({ page }) => {
  await page.route('**/api/whoami?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), role: 'USER', permissions: ['blog:write'] } })
  })
  await signIn(page, ADMIN, '/blog/new')
  await page.getByRole('combobox', { name: 'Categorie' }).click()
  await expect(page.getByRole('option', { name: 'Geen categorie' })).toBeVisible()
  await expect(page.getByRole('option', { name: '+ Nieuwe categorie' })).toHaveCount(0)
  await page.unroute('**/api/whoami?*')

  await page.route('**/api/whoami?*', async (route) => {
    const response = await route.fetch()
    const permissions = ['category:manage']
    await route.fulfill({ response, json: { ...(await response.json()), role: 'USER', permissions } })
  })
  await page.goto('/blog')
  const tools = page.getByRole('navigation', { name: 'Voor auteurs' })
  await expect(tools.getByRole('link')).toHaveText(['Categorieën beheren'])
  await tools.getByRole('link').click()
  await expect(page).toHaveURL('/categorie/new')
  await page.unroute('**/api/whoami?*')

  expect((await page.goto('/en/edit/999999/nowhere'))!.status()).toBe(404)
  await expect(page.getByText('Blog not found')).toBeVisible()
})

test('categories are created, ordered, renamed and deleted', async ({ page }) => {
  const name = `Proef ${crypto.randomUUID().slice(0, 6)}`
  await signIn(page, ADMIN, '/categorie/new')
  await page.getByLabel('Naam in het Nederlands').fill(name)
  await page.getByRole('button', { name: 'Bewaren' }).click()
  const list = page.getByRole('region', { name: 'Categorieën' })
  await expect(list.getByText(name)).toBeVisible()
  await page.getByRole('button', { name: `${name} naar boven` }).click()
  await page.getByRole('button', { name: `${name} bewerken` }).click()
  await page.getByLabel('Naam in het Nederlands').fill(`${name} bis`)
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await expect(list.getByText(`${name} bis`)).toBeVisible()
  const slug = name.toLowerCase().replace(' ', '-')
  const moved = await page.request.get(`/blog?category=${slug}`, { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers().location).toMatch(new RegExp(`/blog\\?category=${slug}-bis$`))
  // An audit finding links to the form of its category.
  await page.goto(`/categorie/new?category=${slug}-bis`)
  await expect(page.getByLabel('Naam in het Nederlands')).toHaveValue(`${name} bis`)
  await page.getByRole('button', { name: `${name} bis verwijderen` }).click()
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click()
  await expect(list.getByText(`${name} bis`)).toBeHidden()
})
