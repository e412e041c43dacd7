import sharp from 'sharp'
import { expect, test } from 'vitest'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { emails } from '#features/mail/server/email.table.ts'
import { testEmail } from '#features/mail/server/test-email.mail.tsx'
import { getCompany } from '#features/settings/server/company.service.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { errorOf } from '#tests/fixtures/identity-fixture.ts'
import { LOGO_SVG, lookFixture } from '#tests/fixtures/look-fixture.ts'
import { uploadLogo } from './logo.service.ts'
import { logos } from './logo.table.ts'

const bitmap = (width: number, height: number, background: { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

test('a logo is cleaned, stored and shown in the bar, the icons and the structured data; an undo takes it back', async () => {
  const { upload, send, read, get, text, admin } = await lookFixture()
  const uploaded = await upload(LOGO_SVG.replace('<path', '<metadata>x</metadata><path'))
  expect(uploaded.status).toBe(201)
  const logo = await uploaded.json()
  expect(logo).toMatchObject({ type: 'svg', width: 40, height: 30, tone: 'dark' })
  expect((await send({ logo })).status).toBe(200)

  const address = `/look/logos/${logo.id}.svg`
  const { logo: inBar } = await (await get('/api/settings/site')).json()
  expect(inBar).toEqual({ src: address, width: 35, height: 26, alt: '', loading: 'lazy' })
  const file = await get(address)
  expect(await file.text()).not.toContain('metadata')
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const html = await text('/')
  expect(html).toMatch(new RegExp(`\\.all-paper[^{]*::before\\{[^}]*${address}`))
  expect(await text('/error.css')).toMatch(new RegExp(`header::before\\{[^}]*${address}.*\\{background-color:#ffffff`))
  expect(html).toMatch(new RegExp(`"logo":"[^"]*${address}"`))
  expect(html).toMatch(/<link rel="icon" href="[^"]*icon-192.png" type="image\/png" sizes="192x192"\/>/)
  const icon = await get(/<link rel="icon" href="([^"]*)"/.exec(html)![1]!)
  const { data, info } = await sharp(await icon.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')
  expect([at(2, 2), at(96, 130)]).toEqual(['ffffff', '112233'])

  await admin.send('POST', '/api/settings/admin/look/undo', { startedFrom: (await read()).updatedAt })
  expect((await read()).value.logo).toBeNull()
  expect(await text('/')).not.toContain(address)
})

test('a wide logo is the name: it has an alternative text, and icons show the letter', async () => {
  const { upload, send, get, text } = await lookFixture()
  const logo = await (await upload(new Uint8Array(await bitmap(600, 100, { r: 230, g: 230, b: 230, alpha: 1 })))).json()
  expect(logo).toMatchObject({ type: 'png', width: 600, height: 100, tone: 'both' })
  await send({ logo })
  const { logo: inBar } = await (await get('/api/settings/site')).json()
  expect(inBar).toMatchObject({ width: 130, alt: 'Fietsen Rita' })
  expect(await text('/')).toMatch(/<link rel="icon" href="[^"]*icon.svg"/)
})

test('an image of a shared link has the logo, a dark one on a plate', async () => {
  const { upload, send, get } = await lookFixture()
  const colourBesideHeading = async () => {
    const { data, info } = await sharp(await (await get('/share/nl/home.png')).arrayBuffer())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) =>
      data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')
    return { plate: at(802, 315), logo: at(830, 210) }
  }
  const without = await colourBesideHeading()
  await send({ logo: await (await upload(LOGO_SVG)).json() })
  expect(await colourBesideHeading()).toEqual({ plate: 'ffffff', logo: '112233' })
  const light = await (await upload(LOGO_SVG.replace('#112233', '#ffeecc'))).json()
  await send({ logo: light })
  expect(await colourBesideHeading()).toMatchObject({ logo: 'ffeecc' })
  await send({ logo: null })
  expect(await colourBesideHeading()).toEqual(without)
})

test('a bitmap is encoded again, at most 1,024 pixels wide', async () => {
  const { upload, get } = await lookFixture()
  const logo = await (await upload(new Uint8Array(await bitmap(2000, 1000, { r: 0, g: 0, b: 0, alpha: 0.5 })))).json()
  expect(logo).toMatchObject({ width: 1024, height: 512 })
  expect((await sharp(await (await get(`/look/logos/${logo.id}.png`)).arrayBuffer()).metadata()).width).toBe(1024)
})

test.each<[string, () => Promise<BodyInit>, number, string]>([
  ['a script', async () => LOGO_SVG.replace('<path', '<script>1</script><path'), 422, 'LOGO_HAS_SCRIPT'],
  ['words', async () => 'not a logo', 415, 'LOGO_UNREADABLE'],
  ['nothing', async () => '', 415, 'LOGO_UNREADABLE'],
  ['a web page', async () => '<!doctype html><script>1</script>', 415, 'LOGO_UNREADABLE'],
  [
    '8,000 pixels',
    async () => new Uint8Array(await bitmap(8000, 10, { r: 0, g: 0, b: 0, alpha: 1 })),
    422,
    'LOGO_TOO_LARGE',
  ],
  ['a decompression bomb', async () => new Uint8Array(gifHeader(60_000)), 422, 'PICTURE_TOO_LARGE'],
  [
    'half a picture',
    async () => new Uint8Array((await bitmap(90, 90, { r: 9, g: 0, b: 0, alpha: 1 })).subarray(0, 60)),
    415,
    'PICTURE_UNREADABLE',
  ],
  ['300 kB of SVG', async () => LOGO_SVG.replace('M0', `${'M0 0'.repeat(75_000)}M0`), 413, 'LOGO_TOO_HEAVY'],
  ['11 MB', async () => new Uint8Array(11 * 1_048_576), 413, 'PICTURE_TOO_HEAVY'],
])('%s is refused with a message', async (_, make, status, code) => {
  const { upload, ctx } = await lookFixture()
  const response = await upload(await make())
  expect(response.status).toBe(status)
  const error = await errorOf(response)
  expect(error.code).toBe(code)
  expect(error.message).toMatch(/\. .*\.$/)
  expect(await ctx.db.select().from(logos)).toEqual([])
})

test('a look with a logo that is not stored is refused', async () => {
  const { send } = await lookFixture()
  const response = await send({ logo: { id: '0'.repeat(24), type: 'svg', width: 1, height: 1, tone: 'both' } })
  expect(await errorOf(response)).toMatchObject({ code: 'LOGO_NOT_FOUND' })
})

test('an unused logo is removed after a week; that of the look and of its history stays', async () => {
  const { ctx, admin, send, upload } = await lookFixture()
  const drawn = (side: number) => LOGO_SVG.replace('h40', `h${side}`)
  const earlier = await (await upload(drawn(31))).json()
  const current = await (await upload(drawn(32))).json()
  await upload(drawn(33))
  await send({ logo: earlier })
  await send({ logo: current })
  const later = { ...ctx, now: () => new Date(ctx.now().getTime() + 8 * DAY_MS) }
  const newest = await uploadLogo(later, admin.user, Buffer.from(drawn(34)))
  const stored = await ctx.db.select({ id: logos.id }).from(logos)
  expect(stored.map(({ id }) => id).sort()).toEqual([earlier.id, current.id, newest.id].sort())
})

async function emailHtml(env: Record<string, string>, change: (logo: object) => object) {
  const { ctx, upload, send } = await lookFixture(env)
  await send(change(await (await upload(LOGO_SVG)).json()))
  const { subject, body } = await testEmail('nl', await getCompany(ctx), 'server')
  await ctx.db.transaction((tx) =>
    queueEmail(ctx, tx, { kind: 'mail.test', locale: 'nl', to: { address: 'rita@bakkerij.example' }, subject, body }),
  )
  const [email] = await ctx.db.select({ html: emails.html, text: emails.text }).from(emails)
  return email!
}

test('emails have the colours, and the logo where mail programs can load it', async () => {
  const shop = { PUBLIC_URL: 'https://fietsenrita.be' }
  const { html, text } = await emailHtml(shop, (logo) => ({ brand: '#ff6a00', logo }))
  expect(html).not.toContain('preload')
  expect(html).toMatch(
    /<img [^>]*alt="Fietsen Rita" [^>]*src="https:\/\/fietsenrita.be\/look\/[0-9a-f]{12}\/email.png"/,
  )
  expect(html).toContain('#ff6a00')
  expect(html).not.toMatch(/#(?:00aeef|006f9e|5fd0ff|04202f)/i)
  expect(text).not.toContain('email.png')
})

test.each(['http://localhost:3000', 'https://localhost', 'http://192.168.1.5', 'https://site.local'])(
  'an email of %s has no image, which could not be loaded',
  async (PUBLIC_URL) => {
    expect((await emailHtml({ PUBLIC_URL }, (logo) => ({ logo }))).html).not.toContain('<img')
  },
)

/** A GIF of a few bytes that claims to be enormous. */
function gifHeader(side: number): Buffer {
  const [low, high] = [side & 255, side >> 8]
  const screen = [low, high, low, high, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  const frame = [0x2c, 0, 0, 0, 0, low, high, low, high, 0, 2, 2, 0x44, 1, 0, 0x3b]
  return Buffer.concat([Buffer.from('GIF89a'), Buffer.from(screen), Buffer.from(frame)])
}
