// npm run icons: writes the app icons of the standard look to public/. The results are committed.
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import {
  type IconDrawing,
  type IconShape,
  iconSvg,
  monochromeSvg,
  SHORTCUT_PATHS,
  type Shortcut,
  shortcutDrawing,
  standardDrawing,
  TILE,
} from '../src/features/look/model/icon-drawings.ts'
import { STANDARD_PALETTE } from '../src/features/look/model/standard-tokens.ts'
import { printLine } from './command.ts'

const mark = standardDrawing(STANDARD_PALETTE)

mkdirSync('public/app', { recursive: true })
writeFileSync('public/icon.svg', `${iconSvg(mark, 'rounded')}\n`)
await draw(mark, 'square', 192, 'public/icon-192.png')
await draw(mark, 'square', 512, 'public/icon-512.png')
await draw(mark, 'apple', 180, 'public/apple-touch-icon.png')
await draw(mark, 'maskable', 512, 'public/app/icon-maskable-512.png')
for (const name of Object.keys(SHORTCUT_PATHS) as Shortcut[])
  await draw(shortcutDrawing(name, STANDARD_PALETTE), 'rounded', 96, `public/app/shortcut-${name}.png`)
writeFileSync('public/app/icon-monochrome.svg', `${monochromeSvg(mark)}\n`)
printLine('The icons are in public/')

async function draw(drawing: IconDrawing, shape: IconShape, size: number, file: string): Promise<void> {
  const picture = sharp(Buffer.from(iconSvg(drawing, shape)), { density: (72 * size) / TILE }).resize(size, size)
  const opaque = shape === 'rounded' ? picture : picture.flatten({ background: drawing.background })
  writeFileSync(file, await opaque.png({ palette: true }).toBuffer())
}
