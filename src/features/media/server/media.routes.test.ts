import { readdir, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DAY_MS } from '#kernel/time-units.ts'
import { mediaFixture, photo } from '#tests/fixtures/media-fixture.ts'
import { startBucket } from '#tests/servers/bucket.ts'
import { pictureSources } from '../model/picture.ts'
import { countMissingPictures, removeUnusedPictures, setPictureUses } from './media.service.ts'
import { mediaUses } from './media.table.ts'
import { encodeSquare } from './picture-encoder.service.ts'
import { removePictureFiles } from './picture-files.jobs.ts'

test('a picture is rotated upright, without metadata, in several widths and formats', async () => {
  const { app, upload } = await mediaFixture()
  const content = await photo()
    .withExif({ IFD0: { Artist: 'Rita Peeters' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(content.toString('latin1')).toContain('Rita')

  const response = await upload(new Uint8Array(content))
  expect(response.status).toBe(201)
  const picture = await response.json()
  expect(picture).toMatchObject({
    width: 500,
    height: 1000,
    widths: [400, 500],
    fallback: { format: 'jpg', width: 500 },
  })
  expect(picture.colour).toMatch(/^#0[89ab]7[def]/)

  const { avif, webp, src } = pictureSources(picture)
  for (const address of [...`${avif}, ${webp}`.split(', ').map((one) => one.split(' ')[0]!), src]) {
    const file = await app.request(address)
    expect(file.status).toBe(200)
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.toString('latin1')).not.toContain('Rita')
    const { format, width } = await sharp(bytes).metadata()
    expect(file.headers.get('content-type')).toBe(`image/${format === 'heif' ? 'avif' : format}`)
    expect(address).toContain(`/${width}.`)
  }
})

test('a square is the upright centre of a picture, without metadata and trailing bytes', async () => {
  const photo = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#0a7fb0' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'SECRET' }, IFD3: { GPSLatitude: '51/1 2/1 3/1' } })
    .toBuffer()
  expect(photo.toString('latin1')).toContain('SECRET')
  const square = await encodeSquare(Buffer.concat([photo, Buffer.from('SECRET TOO')]), 64)
  const { format, width, height, exif } = await sharp(square).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 64, height: 64, exif: undefined })
  expect(square.toString('latin1')).not.toContain('SECRET')
})

test('the same file uploaded twice is one picture, whatever its name', async () => {
  const { upload, folder } = await mediaFixture()
  const content = new Uint8Array(await photo(300, 200).png().toBuffer())
  const form = new FormData()
  form.append('file', new File([content], '../../etc/passwd.svg', { type: 'image/svg+xml' }))

  const first = await (await upload(content)).json()
  const second = await (await upload(form, {})).json()
  expect(second).toEqual(first)
  expect(await readdir(folder)).toEqual([first.id])
})

test('a picture whose files were lost is counted; uploading it again stores them', async () => {
  const { ctx, app, upload, folder } = await mediaFixture()
  const content = new Uint8Array(await photo(300, 200).png().toBuffer())
  const picture = await (await upload(content)).json()
  expect(await countMissingPictures(ctx)).toBe(0)
  await rm(folder, { recursive: true })
  expect(await countMissingPictures(ctx)).toBe(1)
  expect((await app.request(pictureSources(picture).src)).status).toBe(404)
  expect(await (await upload(content)).json()).toEqual(picture)
  expect(await countMissingPictures(ctx)).toBe(0)
  expect((await app.request(pictureSources(picture).src)).status).toBe(200)
})

test('transparency is preserved, and an animation is reduced to its first frame', async () => {
  const { upload } = await mediaFixture()
  const clear = sharp({ create: { width: 40, height: 20, channels: 4, background: '#ff000080' } })
  expect(await (await upload(new Uint8Array(await clear.png().toBuffer()))).json()).toMatchObject({
    fallback: { format: 'png', width: 40 },
  })
  const frames = await sharp(Buffer.alloc(40 * 40 * 3, 120), {
    raw: { width: 40, height: 40, channels: 3, pageHeight: 20 },
  })
    .gif()
    .toBuffer()
  expect(await (await upload(new Uint8Array(frames))).json()).toMatchObject({ width: 40, height: 20 })
})

test.each([
  '/media/000000000000000000000000/400.webp',
  '/media/..%2f..%2fdb/400.webp',
  '/media/../package.json',
  '/media/%2e%2e/%2e%2e/package.json',
  '/media/000000000000000000000000/400.svg',
  '/media/',
])('%s is a 404', async (path) => {
  const { app } = await mediaFixture()
  expect((await app.request(path)).status).toBe(404)
})

test('a picture that nothing has used for a week is deleted; one in use stays', async () => {
  const { ctx, app, upload, queue } = await mediaFixture({ jobs: [removePictureFiles] })
  await queue.startWorkers([removePictureFiles], ctx)
  const [used, unused] = await Promise.all(
    [300, 200].map(async (width) => (await upload(new Uint8Array(await photo(width).jpeg().toBuffer()))).json()),
  )
  await ctx.db.transaction((tx) => setPictureUses(tx, 'post:1', [used.id], ctx.now()))
  const statuses = async () =>
    Promise.all([used, unused].map(async (one) => (await app.request(pictureSources(one).src)).status))
  const later = (days: number) => ({ ...ctx, now: () => new Date(ctx.now().getTime() + days * DAY_MS) })

  await removeUnusedPictures(later(6))
  expect(await statuses()).toEqual([200, 200])
  await removeUnusedPictures(later(8))
  await expect.poll(statuses).toEqual([200, 404])

  await ctx.db.transaction((tx) => setPictureUses(tx, 'post:1', [], later(8).now()))
  expect(await ctx.db.select().from(mediaUses)).toEqual([])
  await removeUnusedPictures(later(14))
  expect(await statuses()).toEqual([200, 404])
  await removeUnusedPictures(later(16))
  await expect.poll(statuses).toEqual([404, 404])
})

test('files of a picture that was uploaded again stay', async () => {
  const { ctx, app, upload } = await mediaFixture()
  const picture = await (await upload(new Uint8Array(await photo(200).jpeg().toBuffer()))).json()
  await removePictureFiles.run(ctx, { keys: { [picture.id]: [`${picture.id}/200.avif`] } })
  expect((await app.request(pictureSources(picture).src)).status).toBe(200)
})

test('a picture that does not exist cannot be used', async () => {
  const { ctx } = await mediaFixture()
  const using = ctx.db.transaction((tx) => setPictureUses(tx, 'post:1', ['f'.repeat(24)], ctx.now()))
  await expect(using).rejects.toThrow('PICTURE_NOT_FOUND')
})

test('with S3 configured, pictures are stored there and served from there', async () => {
  const bucket = await startBucket()
  const env = { S3_ENDPOINT: bucket.url, S3_BUCKET: 'cyaan', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  try {
    const { ctx, app, upload, folder, queue } = await mediaFixture({ env, jobs: [removePictureFiles] })
    await queue.startWorkers([removePictureFiles], ctx)
    const picture = await (await upload(new Uint8Array(await photo(300).jpeg().toBuffer()))).json()
    expect([...bucket.files.keys()]).toContain(`/cyaan/media/${picture.id}/300.avif`)
    expect((await app.request(pictureSources(picture).src)).status).toBe(200)
    expect((await app.request(`/media/${'0'.repeat(24)}/300.jpg`)).status).toBe(404)
    await expect(readdir(folder)).rejects.toThrow('ENOENT')

    await removeUnusedPictures({ ...ctx, now: () => new Date('2025-04-03') })
    await expect.poll(() => bucket.files.size).toBe(0)
    bucket.failRequests()
    expect((await upload(new Uint8Array(await photo(310).jpeg().toBuffer()))).status).toBe(500)
  } finally {
    await bucket.close()
  }
})
