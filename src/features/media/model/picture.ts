import type { z } from 'zod'
import type { picture } from './picture.schema.ts'

/** Widths a picture is offered in, as far as it is that wide itself. */
export const WIDTHS = [400, 800, 1200, 1600] as const
export const FORMATS = ['avif', 'webp', 'jpg', 'png'] as const
export type Format = (typeof FORMATS)[number]

export type Picture = z.infer<typeof picture>

export function addressOf(id: string, width: number, format: Format): string {
  return `/media/${id}/${width}.${format}`
}

/** What goes into `<source srcset>` and `<img src>`. */
export function sourcesOf({ id, widths, fallback }: Picture) {
  const all = (format: Format) => widths.map((width) => `${addressOf(id, width, format)} ${width}w`).join(', ')
  return { avif: all('avif'), webp: all('webp'), src: addressOf(id, fallback.width, fallback.format) }
}

const ADDRESS = /^\/media\/([0-9a-f]{24})\/(\d{1,5})\.(avif|webp|jpg|png)$/

/** The id in the address of a picture of ours; undefined for any other address. */
export function pictureIdIn(address: string): string | undefined {
  return ADDRESS.exec(address)?.[1]
}

/** `/media/<id>/<width>.<format>` taken apart; nothing but such an address ever reaches the store. */
export function readAddress(path: string): { id: string; width: number; format: Format } | undefined {
  const [, id, width, format] = ADDRESS.exec(path) ?? []
  return id && width ? { id, width: Number(width), format: format as Format } : undefined
}
