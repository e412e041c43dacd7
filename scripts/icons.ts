// npm run icons: generates the app icons from public/icon.svg. The results are committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { printLine } from './command.ts'

const BACKGROUND = '#04202f'
const CYAN = '#00aeef'
const TILE = 64
/** Launchers may crop a maskable icon to a circle of 80 % of its width; at this scale the drawing fits in it. */
const SAFE_SCALE = 0.8
/** Centre of the drawing; the centre of the tile is 32, 32. */
const DRAWING_MIDDLE = { x: 32, y: 33.5 }

/** Drawn in a square of 64 with the line width of the icon. */
const SHORTCUTS = {
  book: 'M16 20h32v28H16zM16 28h32M24 15v8M40 15v8M32 33v10M27 38h10',
  appointments: 'M16 20h32v28H16zM16 28h32M24 15v8M40 15v8M25 38l5 5 9-9',
  admin: 'M14 22h18M42 22h8M14 42h8M32 42h18M37 17v10M27 37v10',
}

const source = readFileSync('public/icon.svg', 'utf8')
const drawing = source
  .replace(/<title>.*<\/title>/, '')
  .replace(/<rect width="64".*\/>/, '')
  .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  .trim()
const strokes = `fill="none" stroke="${CYAN}" stroke-width="3"`

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}" width="${TILE}" height="${TILE}">${content}</svg>`
const background = (radius: number) => `<rect width="${TILE}" height="${TILE}" rx="${radius}" fill="${BACKGROUND}"/>`
const scaled = (scale: number) =>
  `<g ${strokes} transform="translate(32 32) scale(${scale}) translate(${-DRAWING_MIDDLE.x} ${-DRAWING_MIDDLE.y})">${drawing}</g>`

mkdirSync('public/app', { recursive: true })
await draw(svg(`${background(0)}<g ${strokes}>${drawing}</g>`), 192, 'public/icon-192.png')
await draw(svg(`${background(0)}<g ${strokes}>${drawing}</g>`), 512, 'public/icon-512.png')
// iOS rounds the corners itself and shows transparent ones as black.
await draw(svg(background(0) + scaled(0.95)), 180, 'public/apple-touch-icon.png')
await draw(svg(background(0) + scaled(SAFE_SCALE)), 512, 'public/app/icon-maskable-512.png')
for (const [name, path] of Object.entries(SHORTCUTS)) {
  const lines = `<path ${strokes} stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`
  await draw(svg(background(12) + lines), 96, `public/app/shortcut-${name}.png`)
}
// One colour: the launcher uses the shape only.
writeFileSync(
  'public/app/icon-monochrome.svg',
  `${svg(scaled(SAFE_SCALE)).replace(/stroke="#\w+"/g, 'stroke="#fff"')}\n`,
)
printLine('The icons are in public/')

async function draw(image: string, size: number, file: string): Promise<void> {
  const picture = sharp(Buffer.from(image), { density: (72 * size) / TILE }).resize(size, size)
  const isOpaque = image.includes('rx="0"')
  const png = await (isOpaque ? picture.flatten({ background: BACKGROUND }) : picture).png({ palette: true }).toBuffer()
  writeFileSync(file, png)
}
