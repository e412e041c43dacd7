import { expect, test } from 'vitest'
import { cleanSvg, looksLikeSvg } from './clean-svg.ts'

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
const bytes = (text: string) => new TextEncoder().encode(text)
const svg = (content: string, attributes = 'viewBox="0 0 10 10"') => `<svg ${XMLNS} ${attributes}>${content}</svg>`
const clean = (text: string) => cleanSvg(bytes(text)).content
const PATH = '<path d="M0 0h10v10z"/>'

test('a drawing of Illustrator keeps its shapes, classes and gradients, and loses its metadata', () => {
  const file = `<?xml version="1.0" encoding="utf-8"?><!-- Generator -->
    <svg version="1.1" id="Layer_1" ${XMLNS} xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" viewBox="0 0 200 100" xml:space="preserve">
      <style type="text/css"> .st0{fill:#1B3A2F;} .st1,.st2{stroke:url(#a);font-family:X} </style>
      <metadata><rdf:RDF>x</rdf:RDF></metadata><sodipodi:namedview id="n"/><title>Logo</title>
      <linearGradient id="a" xlink:href="#b"><stop offset="0" style="stop-color:#fff;-inkscape-x:1"/></linearGradient>
      <g data-name="x" aria-label="y"><circle class="st0" cx="5" cy="5" r="4"/><use xlink:href="#Layer_2"/></g></svg>`
  const { content, width, height } = cleanSvg(bytes(file))
  expect([width, height]).toEqual([200, 100])
  expect(content).toBe(
    `<svg ${XMLNS} viewBox="0 0 200 100" width="200" height="100" id="Layer_1"><style>.st0{fill:#1B3A2F}.st1,.st2{stroke:url(#a)}</style>` +
      '<linearGradient id="a" href="#b"><stop offset="0" style="stop-color:#fff"></stop></linearGradient>' +
      '<g><circle class="st0" cx="5" cy="5" r="4"></circle><use href="#Layer_2"></use></g></svg>',
  )
})

test('a byte order mark is accepted, and cleaning twice changes nothing', () => {
  const once = clean(`\ufeff${svg(PATH)}`)
  expect(once).toContain('<path d="M0 0h10v10z">')
  expect(clean(once)).toBe(once)
})

test('without a view box the size is that of the attributes', () => {
  expect(cleanSvg(bytes(svg(PATH, 'width="32px" height="16"')))).toMatchObject({ width: 32, height: 16 })
})

const LINK = 'https://evil.example/x'

test.each([
  ['script', svg('<script>alert(1)</script>'), 'LOGO_HAS_SCRIPT'],
  ['script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>'), 'LOGO_HAS_SCRIPT'],
  ['script in CDATA', svg('<script><![CDATA[alert(1)]]></script>'), 'LOGO_HAS_SCRIPT'],
  ['a handler of the root', svg(PATH, 'viewBox="0 0 1 1" onload="alert(1)"'), 'LOGO_HAS_SCRIPT'],
  ['a handler in capitals', svg('<path OnClick="alert(1)"/>'), 'LOGO_HAS_SCRIPT'],
  [
    'foreign content',
    svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    'LOGO_HAS_SCRIPT',
  ],
  ['an animation', svg('<path d="M0 0"><animate attributeName="d"/></path>'), 'LOGO_HAS_SCRIPT'],
  ['an animated link', svg('<set attributeName="href" to="javascript:alert(1)"/>'), 'LOGO_HAS_SCRIPT'],
  ['a frame', svg('<iframe src="x"></iframe>'), 'LOGO_HAS_SCRIPT'],
  ['a link', svg('<a href="#x"><path/></a>'), 'LOGO_HAS_LINKS'],
  ['an external image', svg(`<image href="${LINK}"/>`), 'LOGO_HAS_LINKS'],
  ['an embedded image', svg('<image href="data:image/svg+xml;base64,AAAA"/>'), 'LOGO_HAS_LINKS'],
  ['an external use', svg(`<use href="${LINK}#a"/>`), 'LOGO_HAS_LINKS'],
  ['a javascript: address', svg('<use xlink:href="javascript:alert(1)"/>'), 'LOGO_HAS_LINKS'],
  ['a hidden javascript: address', svg('<use href="&#106;avascript:alert(1)"/>'), 'LOGO_HAS_LINKS'],
  ['a data: address', svg('<use href="data:image/svg+xml,x#a"/>'), 'LOGO_HAS_LINKS'],
  ['an address of a style', svg(`<path style="fill:url(${LINK})"/>`), 'LOGO_HAS_LINKS'],
  ['an address of an attribute', svg(`<path fill="url('${LINK}#a')"/>`), 'LOGO_HAS_LINKS'],
  ['an address of a mask', svg('<path mask="url(//evil.example/#a)"/>'), 'LOGO_HAS_LINKS'],
  ['an image-set', svg('<path style="fill:image-set(\'x\')"/>'), 'LOGO_HAS_LINKS'],
  ['an @import', svg(`<style>@import "${LINK}";</style>`), 'LOGO_HAS_LINKS'],
  ['an @import in CDATA', svg(`<style><![CDATA[@import url(${LINK});]]></style>`), 'LOGO_HAS_LINKS'],
  ['an @import between comments', svg(`<style>@/**/im/**/port "${LINK}";</style>`), 'LOGO_NOT_PLAIN'],
  ['an address of a style sheet', svg(`<style>.a{fill:url(${LINK})}</style>`), 'LOGO_HAS_LINKS'],
  ['an escaped address', svg('<style>.a{fill:\\75rl(//evil.example)}</style>'), 'LOGO_NOT_PLAIN'],
  ['an escaped style', svg('<path style="fill:u\\72l(//evil.example)"/>'), 'LOGO_NOT_PLAIN'],
  ['a comment in an address', svg('<path style="fill:u/**/rl(//evil.example)"/>'), 'LOGO_HAS_LINKS'],
  ['a font face', svg('<style>@font-face{font-family:x}</style>'), 'LOGO_NOT_PLAIN'],
  ['an unclosed style sheet', svg('<style>.a{fill:red</style>'), 'LOGO_NOT_PLAIN'],
  ['a complex selector', svg('<style>a[href^=x] b{fill:red}</style>'), 'LOGO_NOT_PLAIN'],
  ['a document type', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">${svg(PATH)}`, 'LOGO_NOT_PLAIN'],
  [
    'an entity bomb',
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<path d="&b;"/>')}`,
    'LOGO_NOT_PLAIN',
  ],
  ['a style sheet of the document', `<?xml-stylesheet href="${LINK}"?>${svg(PATH)}`, 'LOGO_NOT_PLAIN'],
  ['text', svg('<text x="1">Rita</text>'), 'LOGO_HAS_TEXT'],
  ['a filter', svg('<filter id="f"><feGaussianBlur stdDeviation="9999"/></filter>'), 'LOGO_NOT_PLAIN'],
  ['a pattern', svg('<pattern id="p" width=".0001" height=".0001"/>'), 'LOGO_NOT_PLAIN'],
  ['an HTML element', svg('<p>x</p>'), 'LOGO_NOT_PLAIN'],
  ['a second drawing', `${svg(PATH)}${svg(PATH)}`, 'LOGO_NOT_PLAIN'],
  ['a web page around the drawing', `<svg ${XMLNS} viewBox="0 0 1 1"></svg><div>x</div>`, 'LOGO_NOT_PLAIN'],
  ['no size', svg(PATH, ''), 'LOGO_UNREADABLE'],
  ['a size of nothing', svg(PATH, 'viewBox="0 0 0 10"'), 'LOGO_UNREADABLE'],
  ['an infinite size', svg(PATH, 'viewBox="0 0 1e999 10"'), 'LOGO_UNREADABLE'],
  ['8,000 pixels', svg(PATH, 'width="8000" height="8000"'), 'LOGO_TOO_LARGE'],
  ['a view box of 100,000', svg(PATH, 'viewBox="0 0 100000 10"'), 'LOGO_TOO_LARGE'],
  ['a use of itself', svg('<g id="a"><use href="#a"/></g>'), 'LOGO_TOO_COMPLEX'],
  [
    'two masks of each other',
    svg('<mask id="a" mask="url(#b)"/><mask id="b" mask="url(#a)"/><g mask="url(#a)"/>'),
    'LOGO_TOO_COMPLEX',
  ],
  ['a nested use bomb', svg(bomb('use')), 'LOGO_TOO_COMPLEX'],
  ['a nested mask bomb', svg(bomb('mask')), 'LOGO_TOO_COMPLEX'],
  ['deep nesting', svg('<g>'.repeat(600)), 'LOGO_TOO_COMPLEX'],
  ['6,000 shapes', svg('<path d="M0 0"/>'.repeat(6000)), 'LOGO_TOO_COMPLEX'],
  ['600 rules', svg(`<style>${'.a{fill:red}'.repeat(600)}</style>`), 'LOGO_TOO_COMPLEX'],
  ['more than 200 kB', svg(`<path d="${'M0 0'.repeat(60_000)}"/>`), 'LOGO_TOO_HEAVY'],
  ['a null byte', svg('<scr\0ipt>x</scr\0ipt>'), 'LOGO_UNREADABLE'],
  ['no drawing', 'just words', 'LOGO_UNREADABLE'],
])('%s is refused', (_, file, code) => {
  expect(() => clean(file)).toThrow(expect.objectContaining({ code }))
})

/** Ten references in each of six levels: a million shapes. */
function bomb(kind: 'use' | 'mask'): string {
  const reference = (level: number) => (kind === 'use' ? `<use href="#l${level}"/>` : `<path mask="url(#l${level})"/>`)
  const element = kind === 'use' ? 'g' : 'mask'
  const levels = [1, 2, 3, 4, 5, 6].map(
    (level) => `<${element} id="l${level}">${reference(level - 1).repeat(10)}</${element}>`,
  )
  return `<g id="l0"><path/></g>${levels.join('')}${reference(6)}`
}

test('other encodings are refused: they could hide what is looked for', () => {
  const file = svg('<script>alert(1)</script>')
  const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from(file, 'utf16le')])
  expect(looksLikeSvg(utf16)).toBe(true)
  expect(() => cleanSvg(utf16)).toThrow(expect.objectContaining({ code: 'LOGO_UNREADABLE' }))
  expect(() => cleanSvg(new Uint8Array([...bytes('<svg>'), 0xe9]))).toThrow(
    expect.objectContaining({ code: 'LOGO_UNREADABLE' }),
  )
})
