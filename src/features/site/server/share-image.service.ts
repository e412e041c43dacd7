import { LRUCache } from 'lru-cache'
import satori from 'satori'
import { isWide } from '#features/look/model/mark.ts'
import type { ThemeTokens } from '#features/look/model/standard-tokens.ts'
import { loadHeadingFont, withoutUnsupportedCharacters } from '#features/look/server/heading-font.service.ts'
import { logoPng } from '#features/look/server/icon.service.ts'
import type { Look } from '#features/look/server/look.service.ts'
import { plateOf } from '#features/look/server/look-style.render.ts'
import type { Context } from '#platform/server/context.ts'

const WIDTH = 1200
const HEIGHT = 630
/** What is drawn. The look is a part of it. */
type ShareCard = {
  heading: string
  company: string
  look: Pick<Look, 'drawings' | 'font' | 'mark' | 'palette' | 'version'>
}
type Reader = Pick<Context, 'db'>

const images = new LRUCache<string, Buffer, { ctx: Reader; card: ShareCard }>({
  max: 60,
  // An image that is still rendered when others evict it is sent all the same.
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context: { ctx, card } }) => renderImage(ctx, card),
})

/** Share image of a page: its heading on squared paper in the dark colours of the look, PNG, 1200 × 630. */
export function shareImage(ctx: Reader, { look, ...card }: ShareCard): Promise<Buffer> {
  const [heading, company] = [card.heading, card.company].map(withoutUnsupportedCharacters) as [string, string]
  const { drawings, font, version } = look
  return images.forceFetch([version, font, drawings, company, heading].join('\n'), {
    context: { ctx, card: { heading, company, look } },
  })
}

async function renderImage(ctx: Reader, { heading, company, look }: ShareCard): Promise<Buffer> {
  const { dark } = look.palette
  const size = heading.length > 84 ? 54 : heading.length > 48 ? 76 : heading.length > 26 ? 92 : 112
  const text = (style: object, children: string) => ({
    type: 'div',
    props: { style: { display: 'flex', ...style }, children },
  })
  const sheet = {
    type: 'div',
    props: {
      style: {
        width: WIDTH,
        boxSizing: 'border-box',
        height: HEIGHT,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: isBare(look) ? '84px 84px 64px' : '84px 420px 64px 84px',
        color: dark.ink,
      },
      children: [
        text({ fontSize: size, lineHeight: 1.04, letterSpacing: '-0.025em' }, heading),
        ...(hasNameInLogo(look) ? [] : [text({ fontSize: 34, color: dark['brand-strong'] }, company)]),
        ...(await logoImage(ctx, look)),
      ],
    },
  }
  const words = await satori(sheet as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: await loadHeadingFont(look.font),
  })
  const { renderAsync } = await import('@resvg/resvg-js')
  // Asynchronous, in the thread pool: rendering takes most of the time.
  return (await renderAsync(withBackground(words, look))).asPng()
}

const hasNameInLogo = ({ mark }: ShareCard['look']) => mark.kind === 'logo' && isWide(mark.logo)

/** The drawing of a web page is that of the product. */
const hasDrawing = ({ version, drawings }: ShareCard['look']) => version === '' && drawings
/** Nothing is beside the words. */
const isBare = (look: ShareCard['look']) => !hasDrawing(look) && look.mark.kind !== 'logo'

const LOGO_BOX = { width: 300, height: 400 }

/** The logo of the owner beside the words, on a plate if it is dark; none for other marks. */
async function logoImage(ctx: Reader, { mark, palette }: ShareCard['look']): Promise<object[]> {
  if (mark.kind !== 'logo') return []
  const scale = Math.min(LOGO_BOX.width / mark.logo.width, LOGO_BOX.height / mark.logo.height)
  const [width, height] = [mark.logo.width * scale, mark.logo.height * scale]
  const png = await logoPng(ctx, mark.logo, width * 2)
  if (!png) return []
  const plate = mark.logo.tone === 'dark' && { background: plateOf({ mark, palette }), padding: 24, borderRadius: 16 }
  const src = `data:image/png;base64,${png.toString('base64')}`
  const image = { type: 'img', props: { src, width, height } }
  const box = { type: 'div', props: { style: { display: 'flex', ...plate }, children: [image] } }
  const place = { position: 'absolute', right: 84, top: 0, width: LOGO_BOX.width, height: HEIGHT }
  const style = { ...place, display: 'flex', alignItems: 'center', justifyContent: 'center' }
  return [{ type: 'div', props: { style, children: [box] } }]
}

/** Background: squared paper, with a page and its dimensions, or with the brand colour along its edge. */
function withBackground(words: string, look: ShareCard['look']): string {
  const { dark } = look.palette
  const lines = [
    ...Array.from({ length: WIDTH / 30 }, (_, index) => `M${index * 30} 0v${HEIGHT}`),
    ...Array.from({ length: HEIGHT / 30 }, (_, index) => `M0 ${index * 30}h${WIDTH}`),
  ]
  const drawing = hasDrawing(look) ? pageDrawing(dark) : `<rect width="14" height="${HEIGHT}" fill="${dark.brand}"/>`
  const inner = words.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${dark.paper}"/><path d="${lines.join('')}" stroke="${dark['brand-strong']}" stroke-opacity=".08"/>${drawing}${inner}</svg>`
}

function pageDrawing(dark: ThemeTokens): string {
  return `<g transform="translate(790 190)" fill="none" stroke="${dark['line-strong']}" stroke-width="2">
<rect width="300" height="220" rx="10" fill="${dark.sheet}" stroke="${dark.brand}"/><path d="M0 30h300"/><path d="M14 15h.01M28 15h.01M42 15h.01" stroke="${dark.brand}" stroke-width="6" stroke-linecap="round"/>
<rect x="20" y="50" width="120" height="16" rx="3" fill="${dark.brand}" stroke="none"/><path d="M20 86h110M20 100h90M20 114h100" stroke-width="5" stroke-linecap="round"/>
<rect x="170" y="50" width="110" height="76" rx="5"/><path d="M170 126l36-38 24 22 20-14 30 30" stroke="${dark.brand}"/>
<rect x="20" y="146" width="78" height="54" rx="5"/><rect x="111" y="146" width="78" height="54" rx="5"/><rect x="202" y="146" width="78" height="54" rx="5" fill="${dark.wash}" stroke="${dark.brand}"/>
<path d="M0 244v16M300 244v16M0 252h300M8 248l-8 4 8 4M292 248l8 4-8 4M318 0h16M318 220h16M326 0v220M322 8l4-8 4 8M322 212l4 8 4-8" stroke="${dark.brand}" stroke-width="1.4"/></g>`
}
