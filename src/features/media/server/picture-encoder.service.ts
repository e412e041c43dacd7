import sharp, { type Metadata, type Sharp } from 'sharp'
import { createSerialQueue } from '#platform/server/concurrency/time-limit.ts'
import { detectPictureKind, MAX_PICTURE_PIXELS } from '../model/detect-picture-kind.ts'
import { mediaErrors } from '../model/media.errors.ts'
import { PICTURE_WIDTHS, type Picture, type PictureFormat } from '../model/picture.ts'
import { pictureIdFromContent } from './media-store.service.ts'

export type PictureVersion = { width: number; format: PictureFormat; content: Buffer }
type EncodedPicture = { picture: Picture; versions: PictureVersion[] }

// Encoding must not slow down page requests: one thread, one picture at a time, no libvips cache.
sharp.concurrency(1)
sharp.cache(false)
// Only these decoders are enabled, whatever the content claims to be.
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

const MAX_HEIGHT = 6000
const FALLBACK_WIDTH = 1200
const TONE_SIDE = 64
/** The largest picture takes about ten seconds on a slow machine. */
const ENCODER_TIMEOUT_MS = 60_000
/** Each waiting upload is in memory. */
const MAX_WAITING_UPLOADS = 10
const runInQueue = createSerialQueue('picture encoder', ENCODER_TIMEOUT_MS, MAX_WAITING_UPLOADS)

const strictSharp = (content: Uint8Array) => sharp(content, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })

export function encodePicture(content: Uint8Array): Promise<EncodedPicture> {
  return runInQueue(() => encodeVersions(content))
}

/** The centre of a picture as a small WebP square, without metadata and trailing bytes. */
export function encodeSquare(content: Uint8Array, side: number): Promise<Buffer> {
  return runInQueue(async () => {
    await readMetadata(content)
    return rejectUnreadable(() =>
      strictSharp(content)
        .autoOrient()
        .resize(side, side, { fit: 'cover' })
        .toColourspace('srgb')
        .webp({ quality: 85 })
        .toBuffer(),
    )
  })
}

/** Width and height by the header. Refuses what is no picture, and one with too many pixels. */
export async function readPictureSize(content: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await readMetadata(content)
  return { width, height }
}

/** A lossless version without metadata that fits in a square. */
export function encodePng(content: Uint8Array, side: number) {
  return runInQueue(async () => {
    await readMetadata(content)
    const { data, info } = await rejectUnreadable(() =>
      strictSharp(content)
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .png()
        .toBuffer({ resolveWithObject: true }),
    )
    return { content: data, width: info.width, height: info.height }
  })
}

/** A background that much of a picture cannot be told from: one with dark parts needs a light background. */
export async function toneOf(png: Uint8Array): Promise<'dark' | 'light' | 'both'> {
  const { data } = await sharp(png)
    .resize(TONE_SIDE, TONE_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const visible = Array.from({ length: data.length / 4 }, (_, index) => data.subarray(index * 4, index * 4 + 4)).filter(
    ([, , , alpha = 0]) => alpha > 127,
  )
  const brightness = visible.map(([red = 0, green = 0, blue = 0]) => (0.3 * red + 0.59 * green + 0.11 * blue) / 255)
  const share = (isSuch: (value: number) => boolean) => brightness.filter(isSuch).length / (data.length / 4)
  const isOpaque = visible.length === data.length / 4
  const [dark, light] = [share((value) => value < 0.3), share((value) => value > 0.8)]
  const enough = visible.length / (data.length / 4) / 5
  if (isOpaque || (dark < enough && light < enough)) return 'both'
  return dark >= light ? 'dark' : 'light'
}

async function encodeVersions(content: Uint8Array): Promise<EncodedPicture> {
  const { hasAlpha } = await readMetadata(content)
  const upright = await rejectUnreadable(() =>
    strictSharp(content)
      .autoOrient()
      .resize({ width: Math.max(...PICTURE_WIDTHS), height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = upright.info
  const source = () => sharp(upright.data, { raw: { width, height, channels } })

  const widths = [...PICTURE_WIDTHS.filter((offered) => offered < width), width]
  const fallback = {
    format: hasAlpha ? ('png' as const) : ('jpg' as const),
    width: widths.findLast((offered) => offered <= FALLBACK_WIDTH) ?? width,
  }
  const versions: PictureVersion[] = []
  for (const versionWidth of widths)
    for (const format of ['avif', 'webp'] as const) versions.push(await encodeVersion(source(), versionWidth, format))
  versions.push(await encodeVersion(source(), fallback.width, fallback.format))

  const colour = await averageColour(source())
  return { picture: { id: pictureIdFromContent(content), width, height, colour, widths, fallback }, versions }
}

/** Reads the header only: a file of a few bytes can claim enormous dimensions. */
async function readMetadata(content: Uint8Array): Promise<Metadata> {
  if (!detectPictureKind(content)) throw mediaErrors.PICTURE_UNREADABLE()
  const metadata = await rejectUnreadable(() => sharp(content, { limitInputPixels: false }).metadata())
  if (metadata.width * metadata.height > MAX_PICTURE_PIXELS) throw mediaErrors.PICTURE_TOO_LARGE()
  return metadata
}

/** Format and width of one stored version, by decoding it completely. */
export async function measurePicture(content: Uint8Array) {
  const kind = detectPictureKind(content)
  if (!kind || kind === 'gif') return
  try {
    const { info } = await strictSharp(content).raw().toBuffer({ resolveWithObject: true })
    return { format: kind === 'jpeg' ? ('jpg' as const) : kind, width: info.width }
  } catch {}
}

async function rejectUnreadable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch {
    throw mediaErrors.PICTURE_UNREADABLE()
  }
}

async function encodeVersion(source: Sharp, width: number, format: PictureFormat): Promise<PictureVersion> {
  return { width, format, content: await encode(source.resize({ width }), format).toBuffer() }
}

/** Writes no metadata, so no GPS position is published. */
function encode(image: Sharp, format: PictureFormat): Sharp {
  if (format === 'avif') return image.avif({ quality: 52, effort: 3 })
  if (format === 'webp') return image.webp({ quality: 78 })
  if (format === 'png') return image.png({ palette: true })
  return image.jpeg({ quality: 80, progressive: true })
}

async function averageColour(source: Sharp): Promise<string> {
  const pixel = await source.flatten({ background: '#fff' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}
