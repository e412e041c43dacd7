import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { lookFixture } from '#tests/fixtures/look-fixture.ts'
import { derivePalette } from '../model/derive-palette.ts'

const ORANGE = '#ff6a00'
/** Colours of the standard look that another company must not have. */
const STANDARD_COLOURS = /#(?:00aeef|04202f|006f9e|5fd0ff|062a3d|4285f4|0a4b6f)/i

test('a changed look is in the next page, with its hash in the policy and the colours of both themes', async () => {
  const { ctx, send, get, text } = await lookFixture()
  await saveCompany(ctx, DEMO_COMPANY)
  const before = await get('/')
  expect(await before.text()).not.toMatch(/<style>[^p]/)
  expect(before.headers.get('content-security-policy')).toContain("style-src 'self';")

  expect((await send({ brand: ORANGE, font: 'fraunces' })).status).toBe(200)

  const page = await get('/')
  const html = await page.text()
  const [, style = ''] = /<style>(@font-face[^<]*)<\/style>/.exec(html) ?? []
  expect(style).toContain('--font-display:"Fraunces"')
  expect(style).toContain(`--brand:${ORANGE}`)
  expect(style).toMatch(/@media screen\{\[data-theme=dark\]\{--paper:#/)
  expect(style).not.toMatch(STANDARD_COLOURS)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}';`)
  // The style sheet in the body is not that of the renderer.
  expect(policy).not.toContain(createHash('sha256').update('p{color:red}').digest('base64'))
  expect(html).toMatch(/<meta name="theme-color" content="#ff6a00" data-light="#ff6a00" data-dark="#261a15"\/>/)

  await send({})
  expect(await text('/')).not.toContain('--brand')
})

test('the standard look of the demo: files and addresses of the product', async () => {
  const { ctx, get, text } = await lookFixture()
  await saveCompany(ctx, DEMO_COMPANY)
  const html = await text('/')
  expect(html).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml"/>')
  expect(html).toContain('content="#4285F4" data-light="#4285F4" data-dark="#04202f"')
  expect(html).not.toContain('/look/')
  expect((await get('/icon.svg')).status).toBe(200)
  expect((await get('/favicon.ico')).headers.get('location')).toBe('/icon-192.png')
  expect(await text('/error.css')).not.toContain(':root{')
  expect(await (await get('/api/settings/site')).json()).not.toHaveProperty('logo')
})

test('another company has the first letter of its name in its colour, in every icon', async () => {
  const { send, get, text } = await lookFixture()
  await send({ brand: ORANGE })
  const manifest = JSON.parse(await text('/manifest.webmanifest'))
  expect(manifest).toMatchObject({ theme_color: ORANGE, background_color: '#fdfcfc' })
  expect(manifest).not.toHaveProperty('screenshots')
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut: { icons: object[] }) => shortcut.icons)]
  expect(icons).toHaveLength(8)
  for (const { src, type, sizes } of icons) {
    expect(src).toMatch(/^\/look\/[0-9a-f]{12}\//)
    const response = await get(src)
    expect([src, response.status, response.headers.get('content-type')]).toEqual([src, 200, type])
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const content = Buffer.from(await response.arrayBuffer())
    if (type === 'image/svg+xml') {
      expect(content.toString()).toMatch(/^<svg .*<path/)
      expect(content.toString()).not.toMatch(STANDARD_COLOURS)
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      )
    } else {
      const { width, height } = await sharp(content).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  }
  const [corner] = await pixels(await bytesOf(await get(addressOf(await text('/'), 'apple-touch-icon'))))
  expect(corner).toBe(ORANGE)

  const favicon = await get('/favicon.ico')
  expect([favicon.status, favicon.headers.get('cache-control')]).toEqual([302, 'public, max-age=300'])
  for (const path of [
    '/icon.svg',
    '/icon-192.png',
    '/icon-512.png',
    '/apple-touch-icon.png',
    '/app/icon-maskable-512.png',
  ])
    expect((await get(path)).headers.get('location'), path).toMatch(/^\/look\//)
})

test('a change of the look or the name changes the addresses of the icons; an earlier one shows the present icon, uncached', async () => {
  const { ctx, send, get, text } = await lookFixture()
  await send({ brand: ORANGE })
  const first = addressOf(await text('/'), 'icon')
  await send({ brand: '#16a34a' })
  const second = addressOf(await text('/'), 'icon')
  await saveCompany(ctx, { ...DEMO_COMPANY, name: 'Zadelhuis' })
  expect(new Set([first, second, addressOf(await text('/'), 'icon')]).size).toBe(3)
  const old = await get(first)
  expect(old.headers.get('cache-control')).toBe('no-store')
  expect(await old.text()).toContain('#16a34a')
  for (const path of ['/look/0123456789ab/nope.png', `/look/logos/${'0'.repeat(24)}.svg`])
    expect((await get(path)).status, path).toBe(404)
})

test('the style sheet of error pages, the share image and the structured data follow', async () => {
  const { send, get, text } = await lookFixture()
  await send({ brand: ORANGE, font: 'outfit' })
  const css = await text('/error.css')
  expect(css).toContain('--brand:light-dark(#ff6a00,#ff6a00)')
  expect(css).toContain('--font-display:"Outfit"')
  expect((await get('/error.css')).headers.get('cache-control')).toBe('no-cache')

  const image = await bytesOf(await get('/share/nl/home.png'))
  const colours = new Set(await pixels(image))
  expect(colours).toContain('#261a15')
  expect([...colours].filter((colour) => STANDARD_COLOURS.test(colour))).toEqual([])
  // The drawing of a web page, which is filled with it, is left out.
  expect([...colours]).not.toContain(derivePalette({ brand: ORANGE, accent: '' }).dark.sheet)

  expect(await text('/')).toMatch(/"logo":"http[^"]*\/look\/[0-9a-f]{12}\/icon-512.png"/)
})

test('the drawings can be left out, in the standard look too', async () => {
  const { send, text } = await lookFixture()
  expect(await text('/')).not.toContain('.head-drawing')
  await send({ drawings: false })
  const [, style = ''] = /<style>([^<]*head-drawing[^<]*)<\/style>/.exec(await text('/')) ?? []
  expect(style).toMatch(/\.head-drawing,\.layers,\.drawing\.step,\.close-drawing,.*\)\{display:none\}/)
})

test.each([
  [{ brand: '#0000' }, 'brand', 'transparent'],
  [{ brand: 'transparent' }, 'brand', 'transparent'],
  [{ brand: 'cyan' }, 'brand', 'colour'],
  [{ brand: '#fefefe' }, 'brand', 'background'],
  [{ accent: '#ffffff' }, 'accent', 'background'],
  [{ font: 'comic' }, 'font', ''],
])('%o is refused at its field, and nothing changes', async (change, field, word) => {
  const { send, read } = await lookFixture()
  const response = await send(change)
  expect(response.status).toBe(422)
  const { fields } = await errorOf(response)
  expect(Object.keys(fields)).toEqual([field])
  expect((await read()).updatedAt).toBeNull()
  expect(word === '' || fields[field]).toBeTruthy()
})

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

function addressOf(html: string, rel: string): string {
  const [, address = ''] = new RegExp(`<link rel="${rel}"[^>]* href="([^"]*)"`).exec(html) ?? []
  return address
}

async function pixels(image: Buffer): Promise<string[]> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return Array.from(
    { length: info.width * info.height },
    (_, index) => `#${data.subarray(index * 3, index * 3 + 3).toString('hex')}`,
  )
}
