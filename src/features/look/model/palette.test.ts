import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { derivePalette, isFaint, surfacesOf } from './derive-palette.ts'
import { blend, contrastOf, differenceOf, toHex, toOklch } from './oklch.ts'
import { type BandTokens, STANDARD_BRAND, STANDARD_PALETTE, type ThemeTokens } from './standard-tokens.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('known colours in OKLCH, and back', () => {
  expect(toOklch('#ffffff').lightness).toBeCloseTo(1, 3)
  const red = toOklch('#ff0000')
  expect([red.lightness, red.chroma, red.hue].map((part) => part.toFixed(3))).toEqual(['0.628', '0.258', '29.234'])
  fc.assert(fc.property(colour, (hex) => toHex(toOklch(hex)) === hex))
})

test('a colour outside of sRGB loses chroma, not lightness or hue', () => {
  const shown = toOklch(toHex({ lightness: 0.7, chroma: 0.4, hue: 150 }))
  expect(shown.lightness).toBeCloseTo(0.7, 2)
  expect(shown.hue).toBeCloseTo(150, 0)
  expect(shown.chroma).toBeLessThan(0.3)
})

test('contrast is that of WCAG 2', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(differenceOf('#ffffff', '#ffffff')).toBe(0)
})

test('every brand and accent colour gives text of 4.5:1 and controls of 3:1 in both themes and in the band', () => {
  fc.assert(
    fc.property(colour, fc.option(colour, { nil: '' }), (brand, accent) => {
      const palette = derivePalette({ brand, accent })
      if (palette === STANDARD_PALETTE) return
      for (const tokens of [palette.light, palette.dark, palette.band.light, palette.band.dark]) expectReadable(tokens)
      for (const { danger, ok } of [palette.light, palette.dark])
        for (const text of [danger, ok])
          expectContrast(text, surfacesOf(palette.light.danger === danger ? palette.light : palette.dark), 4.5)
    }),
    { numRuns: 150 },
  )
})

function expectReadable(tokens: ThemeTokens | BandTokens) {
  const surfaces = surfacesOf(tokens)
  for (const name of ['ink', 'ink-2', 'ink-3', 'brand-strong', 'warn'] as const)
    expectContrast(tokens[name], surfaces, 4.5)
  expectContrast(tokens['brand-line'], surfaces, 3)
  // Also while the pointer is over a button.
  const fills = [tokens.brand, ...surfaces.map((surface) => blend(tokens.brand, surface, 0.85))]
  expectContrast(tokens['on-brand'], fills, 4.5)
}

function expectContrast(colour: string, others: string[], least: number) {
  for (const other of others) expect(contrastOf(colour, other), `${colour} on ${other}`).toBeGreaterThanOrEqual(least)
}

test.each(['#ff6a00', '#ffd500', '#0b1a2a', '#d00000', '#7c3aed', '#16a34a', '#777777', '#000000'])(
  '%s: no surface, ink or line keeps the hue of the standard palette',
  (brand) => {
    const { hue, chroma } = toOklch(brand)
    const { light, dark, band } = derivePalette({ brand, accent: '' })
    for (const tokens of [light, dark, band.light, band.dark])
      for (const name of ['ink', 'ink-2', 'ink-3', 'wash', 'line', 'line-strong', 'pen', 'brand-strong'] as const) {
        const derived = toOklch(tokens[name])
        if (chroma === 0) expect(derived.chroma, name).toBeLessThan(0.002)
        // A hue is imprecise in colours that are almost grey.
        else if (derived.chroma > 0.02)
          expect(Math.abs(((derived.hue - hue + 540) % 360) - 180), `${name} ${tokens[name]}`).toBeLessThan(12)
      }
  },
)

test('a bright colour stays itself on white and gets an edge; a dark one is lightened on a dark page', () => {
  const yellow = derivePalette({ brand: '#ffd500', accent: '' })
  expect(yellow.light.brand).toBe('#ffd500')
  expect([isFaint(yellow.light), isFaint(yellow.dark)]).toEqual([true, false])
  const navy = derivePalette({ brand: '#0b1a2a', accent: '' })
  expect(navy.light.brand).toBe('#0b1a2a')
  expect(toOklch(navy.dark.brand).lightness).toBeGreaterThan(0.5)
  expect([isFaint(navy.light), isFaint(navy.dark)]).toEqual([false, false])
})

test('an accent colour is that of links, and the brand colour that of buttons', () => {
  const { light } = derivePalette({ brand: '#e4572e', accent: '#1d4ed8' })
  expect(light).toMatchObject({ brand: '#e4572e', 'brand-strong': '#1d4ed8' })
})

test('the standard palette is that of the style sheets', () => {
  const theme = readFileSync('src/theme.css', 'utf8')
  const [, root = ''] = /:root \{\n {4}color-scheme: light;([^}]*)\}/.exec(theme) ?? []
  const [, dark = ''] = /\[data-theme="dark"\] \{([^}]*)\}/.exec(theme) ?? []
  const [, print = ''] =
    /\.print \{([^}]*)\}/.exec(readFileSync('src/features/blog/ui/case-studies/portfolio.css', 'utf8')) ?? []
  const declared = (css: string) =>
    Object.fromEntries(Array.from(css.matchAll(/--([\w-]+): (#\w+);/g), ([, name, value]) => [name, value]))
  expect(declared(root)).toEqual(STANDARD_PALETTE.light)
  expect({ ...declared(root), ...declared(dark) }).toEqual(STANDARD_PALETTE.dark)
  const { print: paper, 'print-deep': sheet, ...others } = declared(print)
  const brand = { brand: STANDARD_BRAND, 'on-brand': STANDARD_PALETTE.light['on-brand'], 'brand-line': STANDARD_BRAND }
  expect({ ...brand, ...others, paper, sheet }).toEqual(STANDARD_PALETTE.band.light)
})
