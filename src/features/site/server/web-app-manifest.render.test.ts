import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { lookSetting } from '#features/look/model/look.schema.ts'
import { toLook } from '#features/look/server/look.service.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { testApp } from '#tests/test-app.ts'
import { installTags, shortNameOf } from './web-app-manifest.render.ts'

type Image = { src: string; type: string; sizes: string; purpose?: string; form_factor?: string }
type Manifest = {
  name: string
  short_name: string
  start_url: string
  icons: Image[]
  screenshots: Image[]
  shortcuts: { name: string; url: string; icons: Image[] }[]
}

async function setUp(name = DEMO_COMPANY.name) {
  const { app, ctx } = await testApp({ render: () => new Response('<!doctype html><html><head></head></html>') })
  await saveCompany(ctx, { ...DEMO_COMPANY, name })
  const manifest = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers })
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    return (await response.json()) as Manifest
  }
  return { app, manifest }
}

test.each([
  ['nl', '', 'Mijn afspraken'],
  ['en', '/en', 'My appointments'],
  ['fr', '/fr', 'Mes rendez-vous'],
])('the manifest in %s has the name, pages and icons of the site', async (locale, prefix, appointments) => {
  const { manifest } = await setUp()
  // The language comes from the address, not from the browser.
  const found = await manifest(`${prefix}/manifest.webmanifest`, { 'accept-language': 'fr', cookie: 'lng=en' })
  expect(found).toMatchObject({
    ...{ id: '/', lang: locale, dir: 'ltr', name: 'Studio Cyaan', short_name: 'Studio Cyaan', scope: '/' },
    ...{ start_url: prefix || '/', display: 'standalone', theme_color: '#4285F4', background_color: '#fbfdfe' },
    ...{ description: expect.stringMatching(/.{40}/), categories: expect.arrayContaining(['business']) },
  })
  expect(found.shortcuts.map(({ url }) => url)).toEqual([
    `${prefix}/booking`,
    `${prefix}/my-appointments`,
    `${prefix}/admin`,
  ])
  expect(found.shortcuts[1]!.name).toBe(appointments)
  expect(found.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
  expect(found.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])

  const images = [...found.icons, ...found.screenshots, ...found.shortcuts.flatMap(({ icons }) => icons)]
  for (const { src, type, sizes } of images) {
    const file = readFileSync(`public${src}`)
    expect(file.length, src).toBeLessThan(120_000)
    if (sizes === 'any') {
      expect([src, type, file.toString().slice(0, 4)]).toEqual([src, 'image/svg+xml', '<svg'])
      continue
    }
    const { format, width, height } = await sharp(file).metadata()
    expect([src, type, sizes]).toEqual([src, `image/${format}`, `${width}x${height}`])
  }
})

test('the maskable area is background, and the iOS icon has no transparent corners', async () => {
  const apple = sharp(readFileSync('public/apple-touch-icon.png'))
  expect(await apple.metadata()).toMatchObject({ width: 180, height: 180 })
  expect((await apple.stats()).isOpaque).toBe(true)

  const { data, info } = await sharp(readFileSync('public/app/icon-maskable-512.png')).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  })
  const corner = [...data.subarray(0, 3)]
  const isBackground = (index: number) => corner.every((part, channel) => Math.abs(data[index + channel]! - part) < 8)
  for (let y = 0; y < 512; y++)
    for (let x = 0; x < 512; x++)
      if (Math.hypot(x - 256, y - 256) > 0.4 * 512 && !isBackground((y * 512 + x) * info.channels))
        throw new Error(`the drawing leaves the safe zone at ${x}, ${y}`)
})

test.each([
  ['Studio Cyaan', 'Studio Cyaan'],
  ['Jansen & Zonen Webdesign', 'Jansen'],
  ['Jan & Co Webdesign', 'Jan & Co'],
  ['Wereldwijdewebdesignstudio Antwerpen', 'Wereldwijdew'],
  ['👩🏽‍💻', '👩🏽‍💻'],
  ['x'.repeat(60), 'x'.repeat(12)],
])('%s is shortened to %s', (name, short) => {
  expect(shortNameOf(name)).toBe(short)
})

test('a name with markup is escaped in the manifest and in the page', async () => {
  const name = '"><script>alert(1)</script>'
  const { app, manifest } = await setUp(name)
  expect((await manifest('/manifest.webmanifest')).name).toBe(name)
  expect(installTags('nl', name, toLook(lookSetting.initial, { name }))).not.toMatch(/<script|content=""/)
  expect(await (await app.request('/nope', { headers: { accept: 'text/html' } })).text()).not.toContain('<script>alert')
})

test.each([
  ['/', {}, '/manifest.webmanifest'],
  ['/en/services', {}, '/en/manifest.webmanifest'],
  ['/services', { cookie: 'lng=fr' }, '/fr/manifest.webmanifest'],
  ['/fr/offline', {}, '/fr/manifest.webmanifest'],
])('%s %o links to the manifest of its language and has the iOS tags', async (path, headers, address) => {
  const { app } = await setUp()
  const html = await (await app.request(path, { headers })).text()
  expect(html).toContain(`<link rel="manifest" href="${address}"/>`)
  expect(html).toContain('<link rel="apple-touch-icon" sizes="180x180" href="/apple-touch-icon.png"/>')
  expect(html).toContain('<meta name="apple-mobile-web-app-title" content="Studio Cyaan"/>')
  expect(html).toContain('<meta name="theme-color" content="#4285F4" data-light="#4285F4" data-dark="#04202f"/>')
})
