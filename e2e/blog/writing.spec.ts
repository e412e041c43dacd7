import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { signIn } from '../support/account.ts'
import { ADMIN } from '../support/servers.ts'
import { expect, test, waitForHydration } from '../support/visitor.ts'

/** A unique picture, so that it is not deduplicated. */
async function randomPicture(name: string) {
  const noise = randomBytes(640 * 360 * 3)
  const buffer = await sharp(noise, { raw: { width: 640, height: 360, channels: 3 } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

test('a post is written, published at once, edited and deleted', async ({ page, browser, baseURL }) => {
  test.setTimeout(90_000)
  const title = `Sneller in vijf minuten ${crypto.randomUUID().slice(0, 6)}`
  await signIn(page, ADMIN, '/blog/new')
  await page.getByLabel('Titel van het artikel').fill(title)
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true })
  await text.click()
  await page.keyboard.type('Eerst meten.')
  await page.getByRole('button', { name: 'Tussentitel (H2)' }).click()
  await expect(text.getByRole('heading', { name: 'Eerst meten.' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Dan pas snoeien.')

  // The link dialog has its own form and must not submit the post.
  const saves: string[] = []
  page.on('request', (sent) => sent.url().includes('/desk/posts') && saves.push(sent.method()))
  await page.keyboard.press('Shift+Home')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('/contact')
  await page.getByRole('button', { name: 'Link toevoegen' }).click()
  await expect(text.getByRole('link', { name: 'Dan pas snoeien.' })).toHaveAttribute('href', '/contact')
  await expect(page.getByText(/^Automatisch bewaard om/)).toBeVisible()
  expect(saves).toEqual([])
  await page.keyboard.press('ControlOrMeta+End')

  await page.locator('.editor input[type=file]').setInputFiles(await randomPicture('tekening.png'))
  await expect(text.locator('img')).toHaveAttribute('src', /^\/media\//)
  await text.locator('img').click()
  await page.getByLabel('Beschrijving van de gekozen foto').fill('Een kaart met lijnen')
  await page.locator('fieldset input[type=file]').setInputFiles(await randomPicture('omslag.png'))
  await page.getByLabel('Beschrijving van de foto').fill('Een vlak van cyaan')

  await page.getByRole('button', { name: 'Voorbeeld' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('switch', { name: 'Openbaar' }).click()
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await expect(page).toHaveURL(/\/edit\/\d+\/sneller-in-vijf-minuten/)

  const reader = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: false })
  await reader.goto('/blog')
  await reader.getByRole('link', { name: title }).click()
  await expect(reader.getByRole('heading', { name: 'Eerst meten.' })).toBeVisible()
  for (const name of ['Een kaart met lijnen', 'Een vlak van cyaan']) {
    const image = reader.getByRole('img', { name })
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  }

  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('En opnieuw meten.')
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await expect(page.getByText('Artikel bewaard').last()).toBeVisible()
  await expect(page.locator('.editor-actions').getByRole('status')).toHaveText('')
  await expect(async () => {
    await reader.reload()
    await expect(reader.getByText('En opnieuw meten.', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()

  // Unsaved input is discarded only after confirmation.
  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Half werk.')
  await page.getByRole('button', { name: 'Versies' }).click()
  await expect(page.getByRole('dialog').locator('ins').filter({ hasText: 'opnieuw' })).toBeVisible()
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

  const editing = page.url()
  await page.goto(reader.url())
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Artikel verwijderen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Artikel verwijderen' }).click()
  await expect(page).toHaveURL('/blog')
  expect((await reader.reload())!.status()).toBe(404)
  await page.goto(editing)
  await expect(page.getByText('Dit artikel is verwijderd.')).toHaveCount(1)
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await expect(page.getByText('Dit artikel is verwijderd.')).toHaveCount(2)
  await page.goto('/blog/desk')
  await page.getByRole('button', { name: 'Verwijderd' }).click()
  await page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Terugzetten' }).click()
  await expect(page.getByText('Artikel teruggezet')).toBeVisible()
  await reader.close()
})

test('a picture is inserted where it is pasted or dropped, and other files are refused', async ({ page }) => {
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

test('a save conflict overwrites nothing, and both versions can be kept', async ({ page, context }) => {
  await signIn(page, ADMIN, '/blog/new')
  await page.getByLabel('Titel van het artikel').fill('Met twee tegelijk')
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Begin.')
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await expect(page).toHaveURL(/\/edit\//)

  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Titel van het artikel').fill('Met twee tegelijk (de ander)')
  await other.getByRole('button', { name: 'Bewaren' }).click()
  await expect(other.getByText('Artikel bewaard')).toBeVisible()
  await other.close()

  await page.getByLabel('Titel van het artikel').fill('Met twee tegelijk (ik)')
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await expect(page.getByText(/heeft dit artikel intussen bewaard/)).toBeVisible()
  await expect(page.getByLabel('Titel van het artikel')).toHaveValue('Met twee tegelijk (ik)')
  await page.getByRole('button', { name: 'Nieuwe versie laden' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByLabel('Titel van het artikel')).toHaveValue('Met twee tegelijk (ik)')
  await page.getByRole('button', { name: 'Mijn versie bewaren' }).click()
  await expect(page.getByText('Artikel bewaard')).toBeVisible()
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
