import { LRUCache } from 'lru-cache'
import type { Context } from '#platform/server/context.ts'
import { type IconShape, iconSvg, monochromeSvg, type Shortcut } from '../model/icon-drawings.ts'
import { type LookFile, scaledTo } from '../model/look-files.ts'
import { drawMark, iconPng, logoPng, shortcutPng } from './icon.service.ts'
import type { Look } from './look.service.ts'

/** In emails the logo is shown at half of this height, for dense screens. */
export const EMAIL_LOGO_HEIGHT = 80

type Reader = Pick<Context, 'db'>
type Content = Uint8Array | string | undefined
type Render = (ctx: Reader, look: Look) => Promise<Content>

const icon =
  (shape: IconShape, size: number): Render =>
  async (ctx, look) =>
    iconPng(await drawMark(ctx, look.iconMark, look), shape, size)

const shortcut =
  (name: Shortcut): Render =>
  (_, { palette }) =>
    shortcutPng(name, palette)

const FILES: { readonly [File in LookFile]: Render } = {
  'icon.svg': async (ctx, look) => iconSvg(await drawMark(ctx, look.iconMark, look), 'rounded'),
  'icon-192.png': icon('square', 192),
  'icon-512.png': icon('square', 512),
  'icon-maskable-512.png': icon('maskable', 512),
  'icon-monochrome.svg': async (ctx, look) =>
    look.iconMark.kind === 'logo' ? undefined : monochromeSvg(await drawMark(ctx, look.iconMark, look)),
  'apple-touch-icon.png': icon('apple', 180),
  'shortcut-book.png': shortcut('book'),
  'shortcut-appointments.png': shortcut('appointments'),
  'shortcut-admin.png': shortcut('admin'),
  'email.png': async (ctx, look) => {
    if (look.mark.kind !== 'logo') return iconPng(await drawMark(ctx, look.mark, look), 'rounded', EMAIL_LOGO_HEIGHT)
    return logoPng(ctx, look.mark.logo, scaledTo(EMAIL_LOGO_HEIGHT, look.mark.logo).width)
  },
}

/** Whatever version an address has, the present look is drawn once. */
const rendered = new LRUCache<string, Uint8Array, { ctx: Reader; look: Look; file: LookFile }>({
  max: 40,
  ignoreFetchAbort: true,
  async fetchMethod(_key, _stale, { context: { ctx, look, file } }) {
    const content = await FILES[file](ctx, look)
    return typeof content === 'string' ? Buffer.from(content) : content
  },
})

export async function renderLookFile(ctx: Reader, look: Look, file: LookFile): Promise<Uint8Array | undefined> {
  return rendered.fetch(`${look.version}/${file}`, { context: { ctx, look, file } })
}
