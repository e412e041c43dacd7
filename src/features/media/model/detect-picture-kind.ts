export const MAX_PICTURE_BYTES = 10 * 1_048_576
/** Above what cameras produce; decoded, such a picture takes about 250 MB. */
export const MAX_PICTURE_PIXELS = 64_000_000

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** Detects the format by magic bytes, not by file name. SVG is not accepted: it can contain scripts. */
export function detectPictureKind(content: Uint8Array): PictureKind | undefined {
  const at = (from: number, to: number) => String.fromCharCode(...content.subarray(from, to))
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (at(0, 6) === 'GIF87a' || at(0, 6) === 'GIF89a') return 'gif'
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp'
  if (at(4, 8) === 'ftyp' && /avi[fs]/.test(at(8, 40))) return 'avif'
  return undefined
}
