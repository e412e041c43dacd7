import { z } from 'zod'

/** Widths a picture is offered in, as far as it is that wide itself. */
export const WIDTHS = [400, 800, 1200, 1600] as const
export const FORMATS = ['avif', 'webp', 'jpg', 'png'] as const
export type Format = (typeof FORMATS)[number]

/** What a page needs to show a picture. Its alternative text belongs to the place where it is used, not to the file. */
export const picture = z
  .object({
    id: z.string(),
    width: z.int().describe('Of the widest version, in pixels'),
    height: z.int(),
    colour: z.string().describe('The average colour, such as #0a7fb0, to show while it loads'),
    widths: z.array(z.int()).describe('Each exists as AVIF and as WebP, narrowest first'),
    fallback: z.object({ format: z.enum(['jpg', 'png']), width: z.int() }).describe('For programs that read neither'),
  })
  .meta({ id: 'Picture' })
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
