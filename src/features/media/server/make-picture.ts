import sharp, { type Metadata, type Sharp } from 'sharp'
import { createSerialQueue } from '#platform/server/time-limit.ts'
import { mediaErrors } from '../model/media.errors.ts'
import { type Format, type Picture, WIDTHS } from '../model/picture.ts'
import { kindOf, MOST_PIXELS } from '../model/picture-kind.ts'
import { pictureIdOf } from './picture-key.ts'

export type Version = { width: number; format: Format; content: Buffer }
export type MadePicture = { picture: Picture; versions: Version[] }

// Pages are more important than pictures: one at a time, on one thread, and nothing kept of it afterwards.
sharp.concurrency(1)
sharp.cache(false)
// Whatever a file claims to be, only these readers ever see it.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})

const TALLEST = 6000
const FALLBACK_WIDTH = 1200
/** The largest picture takes about ten seconds on a slow machine. */
const oneAtATime = createSerialQueue(60_000)

export function makePicture(content: Uint8Array): Promise<MadePicture> {
  return oneAtATime(() => make(content))
}

/** The middle of a picture as a small WebP square. Metadata and bytes after the picture are left out. */
export function makeSquare(content: Uint8Array, side: number): Promise<Buffer> {
  return oneAtATime(async () => {
    await inspect(content)
    return readable(() =>
      sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize(side, side, { fit: 'cover' })
        .toColourspace('srgb')
        .webp({ quality: 85 })
        .toBuffer(),
    )
  })
}

async function make(content: Uint8Array): Promise<MadePicture> {
  const { hasAlpha } = await inspect(content)
  const upright = await readable(() =>
    sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: WIDTHS.at(-1)!, height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = upright.info
  const source = () => sharp(upright.data, { raw: { width, height, channels } })

  const widths = [...WIDTHS.filter((one) => one < width), width]
  const fallback = {
    format: hasAlpha ? ('png' as const) : ('jpg' as const),
    width: widths.findLast((one) => one <= FALLBACK_WIDTH) ?? width,
  }
  const versions: Version[] = []
  for (const one of widths)
    for (const format of ['avif', 'webp'] as const) versions.push(await version(source(), one, format))
  versions.push(await version(source(), fallback.width, fallback.format))

  const colour = await averageColour(source())
  return { picture: { id: pictureIdOf(content), width, height, colour, widths, fallback }, versions }
}

/** Reads the head of the file only: a few bytes can claim to be a picture as large as a house. */
async function inspect(content: Uint8Array): Promise<Metadata> {
  if (!kindOf(content)) throw mediaErrors.PICTURE_UNREADABLE()
  const metadata = await readable(() => sharp(content, { limitInputPixels: false }).metadata())
  if (metadata.width * metadata.height > MOST_PIXELS) throw mediaErrors.PICTURE_TOO_LARGE()
  return metadata
}

/** The format and width of one stored version, by decoding all of it. */
export async function measurePicture(content: Uint8Array): Promise<{ format: Format; width: number } | undefined> {
  const kind = kindOf(content)
  if (!kind || kind === 'gif') return
  try {
    const { info } = await sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { format: kind === 'jpeg' ? 'jpg' : kind, width: info.width }
  } catch {
    return undefined
  }
}

async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch {
    throw mediaErrors.PICTURE_UNREADABLE()
  }
}

async function version(source: Sharp, width: number, format: Format): Promise<Version> {
  return { width, format, content: await encode(source.resize({ width }), format).toBuffer() }
}

/** No metadata is ever written: where a photo was taken stays with whoever took it. */
function encode(image: Sharp, format: Format): Sharp {
  if (format === 'avif') return image.avif({ quality: 52, effort: 3 })
  if (format === 'webp') return image.webp({ quality: 78 })
  if (format === 'png') return image.png({ palette: true })
  return image.jpeg({ quality: 80, progressive: true })
}

async function averageColour(source: Sharp): Promise<string> {
  const pixel = await source.flatten({ background: '#fff' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}
