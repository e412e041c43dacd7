import { readdir } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { mediaFixture, photo } from '#tests/fixtures/media-fixture.ts'
import { pictureSources } from '../model/picture.ts'

const PAYLOAD = '<script>alert(1)</script>*/=1;alert(1)//<?php system(1) ?>'
const payload = Buffer.from(PAYLOAD)

/** Files that are a picture, and to another parser a script or a page. */
const POLYGLOTS: Record<string, () => Promise<Buffer>> = {
  'a PNG with a page behind it': async () => Buffer.concat([await photo(40, 20).png().toBuffer(), payload]),
  'a PNG with a script in a text chunk': async () => {
    const png = await photo(40, 20).png().toBuffer()
    // After the signature and IHDR.
    return Buffer.concat([
      png.subarray(0, 33),
      chunk('tEXt', Buffer.concat([Buffer.from('a\0'), payload])),
      png.subarray(33),
    ])
  },
  'a JPEG with a script in EXIF': () =>
    photo(40, 20)
      .withExif({ IFD0: { Copyright: PAYLOAD } })
      .jpeg()
      .toBuffer(),
  'a JPEG with a script in a comment': async () => {
    const jpeg = await photo(40, 20).jpeg().toBuffer()
    const comment = Buffer.from([0xff, 0xfe, 0, payload.length + 2])
    return Buffer.concat([jpeg.subarray(0, 2), comment, payload, jpeg.subarray(2), payload])
  },
  'a WebP with a script in XMP': () => photo(40, 20).withXmp(`<x:xmpmeta>${PAYLOAD}</x:xmpmeta>`).webp().toBuffer(),
  // `GIF89a/*` … `*/=1;` is a JavaScript assignment: the width of the screen is `/*`.
  'a GIF that is a script': async () => {
    const gif = await photo(40, 20).gif().toBuffer()
    gif.write('/*', 6, 'latin1')
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, payload.length]), payload, Buffer.from([0])])
    return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1), payload])
  },
}

test('polyglots are encoded again: no version contains what the file held besides the picture', async () => {
  const { app, upload } = await mediaFixture()
  let accepted = 0
  for (const [name, make] of Object.entries(POLYGLOTS)) {
    const content = await make()
    expect(content.includes('alert(1)'), name).toBe(true)
    const response = await upload(new Uint8Array(content), { 'content-type': 'text/html' })
    expect([201, 415], name).toContain(response.status)
    if (response.status === 415) continue
    accepted++
    const { avif, webp, src } = pictureSources(await response.json())
    for (const address of [...`${avif}, ${webp}`.split(', ').map((one) => one.split(' ')[0]!), src]) {
      const file = await app.request(address)
      expect(file.headers.get('content-type')).toMatch(/^image\/(?:avif|webp|jpeg|png)$/)
      expect(Buffer.from(await file.arrayBuffer()).includes('alert'), `${name}: ${address}`).toBe(false)
    }
  }
  expect(accepted).toBeGreaterThanOrEqual(5)
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.each<[name: string, content: () => Uint8Array | Promise<Uint8Array>, status: number, code: string]>([
  ['a drawing with a script', () => Buffer.from(SVG), 415, 'PICTURE_UNREADABLE'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'PICTURE_UNREADABLE'],
  ['nothing', () => new Uint8Array(), 415, 'PICTURE_UNREADABLE'],
  ['a drawing that begins like a photo', () => Buffer.from(`\xff\xd8\xff${SVG}`, 'latin1'), 415, 'PICTURE_UNREADABLE'],
  ['half a photo', async () => (await photo().png().toBuffer()).subarray(0, 100), 415, 'PICTURE_UNREADABLE'],
  ['an archive', () => Buffer.from('PK\x03\x04'), 415, 'PICTURE_UNREADABLE'],
  ['50,000 by 50,000 pixels', () => decompressionBomb(50_000), 422, 'PICTURE_TOO_LARGE'],
  ['a GIF of 65,535 by 65,535 pixels', () => gifHeader(65_535), 422, 'PICTURE_TOO_LARGE'],
  ['a page named as a picture', () => Buffer.from('GIF89a<script>alert(1)</script>'), 415, 'PICTURE_UNREADABLE'],
  ['11 MB', () => new Uint8Array(11 * 1_048_576), 413, 'PICTURE_TOO_HEAVY'],
])('%s is refused', async (_, content, status, code) => {
  const { upload, folder } = await mediaFixture()
  const response = await upload(new Uint8Array(await content()))
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error: { code } })
  await expect(readdir(folder)).rejects.toThrow('ENOENT')
})

/** A PNG of a few bytes that claims enormous dimensions. */
function decompressionBomb(size: number): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
  ])
}

/** Screen and frame of this size, without pixels. */
function gifHeader(size: number): Uint8Array {
  const [low, high] = [size & 255, size >> 8]
  const screen = [low, high, low, high, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  const frame = [0x2c, 0, 0, 0, 0, low, high, low, high, 0, 2, 2, 0x44, 1, 0, 0x3b]
  return Buffer.concat([Buffer.from('GIF89a'), Buffer.from(screen), Buffer.from(frame)])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
