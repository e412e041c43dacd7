import { expect, test } from 'vitest'
import { readPage, readStyleSheet } from './page-resources.ts'

const ADDRESS = 'https://shop.example/fr/index.html'

function addressesIn(body: string, head = ''): string[] {
  const html = `<!doctype html><html><head><title>T</title>${head}</head><body>${body}</body></html>`
  return readPage(html, ADDRESS).resources.map(({ address }) => address)
}

test('finds style sheets, scripts and images, each once', () => {
  const head = `<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/a.css#x"><link rel="icon" href="/i.png">
    <link rel="alternate stylesheet" href="/contrast.css"><link rel="modulepreload" href="/m.js">
    <link rel="preload" as="font" href="/f.woff2"><link rel="preload" as="style" href="/late.css">`
  const body = `<script src="b.js"></script><script type="module" src="//cdn.example/c.js"></script>
    <script nomodule src="old.js"></script><script type="application/json" src="data.json"></script>
    <img src="one.png" srcset="two.png 2x"><img srcset="three.png 1x, four.png 2x"><img src="data:image/gif;base64,R0">
    <noscript><img src="pixel.gif"></noscript><template><img src="later.png"></template><a href="/other">x</a>
    <svg><use href="/d.svg#a"/><use href="/d.svg#b"/><use xlink:href="#c"/></svg>`
  expect(addressesIn(body, head)).toEqual([
    'https://shop.example/a.css',
    'https://shop.example/m.js',
    'https://shop.example/f.woff2',
    'https://shop.example/late.css',
    'https://shop.example/fr/b.js',
    'https://cdn.example/c.js',
    'https://shop.example/fr/one.png',
    'https://shop.example/fr/three.png',
    'https://shop.example/d.svg',
  ])
})

test('an image is lazy if every element that names it is', () => {
  const body = '<img src="/a.png" loading="lazy"><img src="/b.png" loading="LAZY"><img src="/b.png">'
  expect(readPage(body, ADDRESS).resources).toEqual([
    { kind: 'image', address: 'https://shop.example/a.png', isLazy: true },
    { kind: 'image', address: 'https://shop.example/b.png' },
  ])
})

test.each([
  ['<link rel="stylesheet" href="/a.css">', true],
  ['<link rel="preload" as="style" href="/a.css"><link rel="stylesheet" href="/a.css">', true],
  ['<link rel="stylesheet" media="screen, print" href="/a.css">', true],
  ['<link rel="stylesheet" media="(min-width: 40em)" href="/a.css">', true],
  ['<style>@import "/a.css";</style>', true],
  ['<script src="/a.js"></script>', true],
  ['<script type="text/javascript" src="/a.js"></script>', true],
  ['<script type="module" blocking="render" src="/a.js"></script>', true],
  ['<link rel="stylesheet" media="print" onload="this.media=\'all\'" href="/a.css">', false],
  ['<link rel="stylesheet" media="not all" href="/a.css">', false],
  ['<link rel="stylesheet" disabled href="/a.css">', false],
  ['<link rel="alternate stylesheet" title="Contrast" href="/a.css">', false],
  ['<link rel="preload" as="style" href="/a.css">', false],
  ['<link rel="modulepreload" href="/a.js">', false],
  ['<style media="print">@import "/a.css";</style>', false],
  ['<script defer src="/a.js"></script>', false],
  ['<script async src="/a.js"></script>', false],
  ['<script type="module" src="/a.js"></script>', false],
  ['<script nomodule src="/a.js"></script>', false],
  ['<script>inline()</script>', false],
  ['</head><body><script src="/a.js"></script><link rel="stylesheet" href="/a.css">', false],
])('%s blocks the first paint: %s', (head, isBlocking) => {
  const html = `<!doctype html><html><head><title>T</title>${head}</html>`
  expect(readPage(html, ADDRESS).resources.some((resource) => resource.isBlocking)).toBe(isBlocking)
})

test('addresses are relative to the base of the page', () => {
  expect(addressesIn('<img src="a.png">', '<base href="/static/">')).toEqual(['https://shop.example/static/a.png'])
})

test('fonts and imports of style sheets are relative to the style sheet', () => {
  const css = `@charset "utf-8"; @import url("base.css") screen; @import 'more.css';
    /* @import "comment.css"; */
    @font-face { font-family: A; src: local("A"), url(a.woff2) format("woff2"), url(a.woff) format("woff"); }
    @font-face { font-family: A; src: url("greek.woff2"); unicode-range: U+0370-03FF }
    @font-face { font-family: A; src: url("latin.woff2"); unicode-range: U+0000-00FF, U+0131 }
    @font-face { font-family: B; src: url(data:font/woff2;base64,d09G) }
    body { background: url(picture.png) }`
  expect(readStyleSheet(css, 'https://shop.example/css/site.css')).toEqual([
    { kind: 'style', address: 'https://shop.example/css/base.css' },
    { kind: 'style', address: 'https://shop.example/css/more.css' },
    { kind: 'font', address: 'https://shop.example/css/a.woff2' },
    { kind: 'font', address: 'https://shop.example/css/latin.woff2' },
  ])
})

test('an inline style names fonts', () => {
  expect(addressesIn('', '<style>@font-face{src:url(/f.woff2)}</style>')).toEqual(['https://shop.example/f.woff2'])
})

test('counts invalid HTML', () => {
  const html = (body: string) =>
    `<!doctype html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`
  const errorsIn = (body: string) => readPage(html(body), ADDRESS).errorCount
  expect(errorsIn('<p>x</p><a href="/">Home</a>')).toBe(0)
  expect(errorsIn('<p id="a" id="b">x</p><center>x</center><ul><p>x</p></ul>')).toBe(3)
})

test.each([
  ['imports', '@import '.repeat(50_000)],
  ['comments', '/*'.repeat(100_000)],
  ['fonts', '@font-face{src:url('.repeat(20_000)],
  ['addresses', `@import url(${' '.repeat(100_000)}`],
])('survives %s without end', (_, css) => {
  expect(readStyleSheet(css, ADDRESS).length).toBeLessThanOrEqual(4000)
})
