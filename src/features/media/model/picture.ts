import type { z } from 'zod'
import type { picture } from './picture.schema.ts'

/** Widths that are generated, up to the width of the original. */
export const PICTURE_WIDTHS = [400, 800, 1200, 1600] as const
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg', 'png'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

export type Picture = z.infer<typeof picture>

export function pictureUrl(id: string, width: number, format: PictureFormat): string {
  return `/media/${id}/${width}.${format}`
}

/** Values for `<source srcset>` and `<img src>`. */
export function pictureSources({ id, widths, fallback }: Picture) {
  const all = (format: PictureFormat) => widths.map((width) => `${pictureUrl(id, width, format)} ${width}w`).join(', ')
  return { avif: all('avif'), webp: all('webp'), src: pictureUrl(id, fallback.width, fallback.format) }
}

const URL_PATTERN = /^\/media\/([0-9a-f]{24})\/(\d{1,5})\.(avif|webp|jpg|png)$/

/** The id in the URL of an uploaded picture; undefined for any other URL. */
export function pictureIdFromUrl(address: string): string | undefined {
  return URL_PATTERN.exec(address)?.[1]
}

/** Parses `/media/<id>/<width>.<format>`. Storage keys are built from the result only. */
export function parsePictureUrl(path: string): { id: string; width: number; format: PictureFormat } | undefined {
  const [, id, width, format] = URL_PATTERN.exec(path) ?? []
  return id && width ? { id, width: Number(width), format: format as PictureFormat } : undefined
}
