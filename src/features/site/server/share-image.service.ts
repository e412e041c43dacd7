import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import satori from 'satori'
import { ROOT } from '#platform/server/env.ts'

const WIDTH = 1200
const HEIGHT = 630
const FONT_FILES = ['latin', 'latin-ext'].map(
  (script) => `node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-${script}-700-normal.woff`,
)

let fonts: Promise<Buffer[]> | undefined
const images = new LRUCache<string, Buffer, { heading: string; company: string }>({
  max: 60,
  // An image that is still rendered when others evict it is sent all the same.
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context: { heading, company } }) =>
    renderImage(withoutUnsupportedCharacters(heading), withoutUnsupportedCharacters(company)),
})

/** Share image of a page: its heading on blueprint paper, PNG, 1200 × 630. */
export function shareImage(heading: string, company: string): Promise<Buffer> {
  return images.forceFetch(`${company}\n${heading}`, { context: { heading, company } })
}

/** The bundled font is Latin only: characters it lacks (emoji, other scripts) would render as boxes. */
export function withoutUnsupportedCharacters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}\u0020-\u00ff\u2010-\u2044\u20ac]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

async function renderImage(heading: string, company: string): Promise<Buffer> {
  fonts ??= Promise.all(FONT_FILES.map((file) => readFile(join(ROOT, file)))).catch((failure) => {
    fonts = undefined
    throw failure
  })
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
        padding: '84px 420px 64px 84px',
        color: '#e8f6fd',
      },
      children: [
        text({ fontSize: size, lineHeight: 1.04, letterSpacing: '-0.025em' }, heading),
        text({ fontSize: 34, color: '#5fd0ff' }, company),
      ],
    },
  }
  const words = await satori(sheet as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: (await fonts).map((data, index) => ({ name: `Bricolage ${index}`, data, weight: 700 })),
  })
  const { renderAsync } = await import('@resvg/resvg-js')
  // Asynchronous, in the thread pool: rendering takes most of the time.
  return (await renderAsync(withBackground(words))).asPng()
}

/** Background: squared paper and a page with its dimensions. */
function withBackground(words: string): string {
  const lines = [
    ...Array.from({ length: WIDTH / 30 }, (_, index) => `M${index * 30} 0v${HEIGHT}`),
    ...Array.from({ length: HEIGHT / 30 }, (_, index) => `M0 ${index * 30}h${WIDTH}`),
  ]
  const drawing = `<g transform="translate(790 190)" fill="none" stroke="#1d6486" stroke-width="2">
<rect width="300" height="220" rx="10" fill="#062a3d" stroke="#00aeef"/><path d="M0 30h300"/><path d="M14 15h.01M28 15h.01M42 15h.01" stroke="#00aeef" stroke-width="6" stroke-linecap="round"/>
<rect x="20" y="50" width="120" height="16" rx="3" fill="#00aeef" stroke="none"/><path d="M20 86h110M20 100h90M20 114h100" stroke-width="5" stroke-linecap="round"/>
<rect x="170" y="50" width="110" height="76" rx="5"/><path d="M170 126l36-38 24 22 20-14 30 30" stroke="#00aeef"/>
<rect x="20" y="146" width="78" height="54" rx="5"/><rect x="111" y="146" width="78" height="54" rx="5"/><rect x="202" y="146" width="78" height="54" rx="5" fill="#07324a" stroke="#00aeef"/>
<path d="M0 244v16M300 244v16M0 252h300M8 248l-8 4 8 4M292 248l8 4-8 4M318 0h16M318 220h16M326 0v220M322 8l4-8 4 8M322 212l4 8 4-8" stroke="#00aeef" stroke-width="1.4"/></g>`
  const inner = words.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#04202f"/><path d="${lines.join('')}" stroke="#6ecdfa" stroke-opacity=".08"/>${drawing}${inner}</svg>`
}
