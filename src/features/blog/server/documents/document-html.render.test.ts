import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Picture } from '#features/media/model/picture.ts'
import { slugOf } from '#kernel/slug.ts'
import { documentOf, paragraph, text } from '#tests/fixtures/blog-fixture.ts'
import { type BlogDocument, documentProblem } from '../../model/document.schema.ts'
import { plainTextOf } from '../../model/document-text.ts'
import { postText } from '../../model/post-input.schema.ts'
import { renderDocument } from './document-html.render.ts'
import { documentToMarkdown } from './document-markdown.render.ts'
import { highlightCode } from './highlight.service.ts'

const PAYLOADS: string[] = JSON.parse(readFileSync('tests/xss-corpus.json', 'utf8'))
const ID = 'ab'.repeat(12)
const picture: Picture = {
  id: ID,
  width: 800,
  height: 600,
  colour: '#0a7fb0',
  widths: [400, 800],
  fallback: { format: 'jpg', width: 800 },
}
const around = { locale: 'nl' as const, pictures: new Map([[ID, picture]]) }

const doc = (...content: object[]) => ({ type: 'doc', content }) as BlogDocument
const html = (...content: object[]) => renderDocument(doc(...content), around).html
async function coloured(...content: object[]) {
  const document = doc(...content)
  return renderDocument(document, { ...around, highlighted: await highlightCode(document) })
}
const link = (href: string) => ({ type: 'link', attrs: { href } })
const image = (attrs: object) => ({ type: 'image', attrs: { src: `/media/${ID}/400.webp`, ...attrs } })
const item = (words: string) => ({ type: 'listItem', content: [paragraph(text(words))] })
const cell = (type: string, words: string, attrs = {}) => ({ type, attrs, content: [paragraph(text(words))] })

/** Tags and attributes that the renderer can produce. Anything else in its output came from input. */
const TAG =
  /<\/?(?:p|h[2-6]|ul|ol|li|blockquote|hr|pre|code|span|figure|figcaption|picture|source|img|div|table|thead|tbody|tr|td|th|strong|em|s|u|a|br)(?: (?:id|start|type|tabindex|class|srcset|sizes|src|alt|width|height|loading|decoding|colspan|rowspan|scope|href|rel)="[^"<>`]*")*>/g

/** Without the allowed tags, the output must hold nothing that a browser could parse as markup. */
function holdsNothingForeign(output: string): boolean {
  return !/[<>"'`]/.test(output.replace(TAG, ''))
}

test('the corpus has a minimum size', () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(150)
})

test('the check itself detects an injected tag, attribute or quote', () => {
  for (const wrong of ['<script>', '<p onclick="x">', '<p>"</p>', '<img src="x" onerror="y">', '<a href="x"y>'])
    expect(holdsNothingForeign(wrong)).toBe(false)
})

test.each(PAYLOADS)('%j stays text in every position', async (payload) => {
  const words = payload.replaceAll('\0', '') || 'x'
  const parts = [
    paragraph(text(words), text(words, { type: 'bold' }, { type: 'code' }), text(words, link('https://example.com/'))),
    { type: 'heading', attrs: { level: 2 }, content: [text(words)] },
    { type: 'codeBlock', attrs: { language: 'html' }, content: [text(words)] },
    { type: 'codeBlock', attrs: { language: null }, content: [text(words)] },
    { type: 'bulletList', content: [item(words)] },
    { type: 'table', content: [{ type: 'tableRow', content: [cell('tableHeader', words)] }] },
    image({ alt: words.slice(0, 300), title: words.slice(0, 300) }),
    { type: 'image', attrs: { src: `/media/${'0'.repeat(24)}/400.webp`, alt: words.slice(0, 300) } },
  ]
  expect(documentProblem(doc(...parts))).toBeUndefined()
  const { html, toc } = await coloured(...parts)
  expect(holdsNothingForeign(html)).toBe(true)
  expect(html).not.toMatch(/(?:href|src|srcset)="\s*(?:javascript|data|vbscript)/i)
  expect(toc.map(({ id }) => id).join('')).toMatch(/^[a-z0-9-]*$/)
  expect(slugOf(payload)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  expect(postText.parse({ title: payload.slice(0, 150), document: documentOf('x') }).title).not.toMatch(
    /[\0\n\r\u2028]/,
  )
})

test.each(PAYLOADS)('%j as a link, language or node type is refused or harmless', (payload) => {
  const asLink = doc(paragraph(text('x', link(payload))))
  if (documentProblem(asLink)) expect(documentProblem(asLink)).toBe('link')
  else expect(URL.parse(payload, 'https://x.example')!.protocol).toMatch(/^(?:https?|mailto|tel):$/)
  // URLs are checked again while rendering, in case a document bypassed validation.
  expect(renderDocument(asLink, around).html).not.toMatch(/href="\s*(?:java|data:|vb|feed|view|file|blob|live|mocha)/i)

  expect(documentProblem(doc({ type: 'image', attrs: { src: payload } }))).toBe('picture')
  if (!/^\w+$/.test(payload)) {
    const code = doc({ type: 'codeBlock', attrs: { language: payload }, content: [text('x')] })
    expect(documentProblem(code)).toBe('attribute')
    expect(holdsNothingForeign(renderDocument(code, around).html)).toBe(true)
  }
  expect(documentProblem(doc({ type: payload }))).toBe('unknown')
  expect(documentProblem(doc(paragraph(text('x', { type: payload }))))).toBe('unknown')
  expect(documentProblem(doc({ ...paragraph(), attrs: { [payload]: payload } }))).toBe('attribute')
  expect(holdsNothingForeign(html({ type: payload, content: [text(payload)] }))).toBe(true)
})

test.each(PAYLOADS)('%j produces no link and no HTML in Markdown', (payload) => {
  const words = payload.replaceAll('\0', '') || 'x'
  const markdown = documentToMarkdown(doc(paragraph(text(words)), paragraph(text('x', link(payload)))), {
    locale: 'nl',
    origin: 'https://x.example',
  })
  expect(markdown).not.toMatch(/(?<!\\)<(?!https?:|mailto:|tel:|#)/)
  expect(markdown).not.toMatch(/(?<!\\)\]\(<?\s*(?:javascript|data|vbscript):/i)
})

test('headings get stable unique ids, and the first level is left to the page title', () => {
  const heading = (level: number, words: string) => ({ type: 'heading', attrs: { level }, content: [text(words)] })
  const { html, toc } = renderDocument(
    doc(heading(1, 'Prijzen'), heading(3, 'Prijzen'), heading(4, 'Détails & meer')),
    around,
  )
  expect(html).toBe(
    '<h2 id="t-prijzen">Prijzen</h2><h3 id="t-prijzen-2">Prijzen</h3><h4 id="t-details-meer">Détails &amp; meer</h4>',
  )
  expect(toc).toEqual([
    { id: 't-prijzen', text: 'Prijzen', level: 2 },
    { id: 't-prijzen-2', text: 'Prijzen', level: 3 },
  ])
})

test('a picture has its sizes in two formats; a missing one is replaced by its alternative text', () => {
  const shown = html(image({ alt: 'Een bakkerij', title: 'Brussel' }))
  expect(shown).toContain(`srcset="/media/${ID}/400.avif 400w, /media/${ID}/800.avif 800w"`)
  expect(shown).toContain(`<img src="/media/${ID}/800.jpg" alt="Een bakkerij" width="800" height="600" loading="lazy"`)
  expect(shown).toContain('<figcaption>Brussel</figcaption>')
  const gone = { type: 'image', attrs: { src: `/media/${'0'.repeat(24)}/400.webp`, alt: 'Weg' } }
  expect(html(gone)).toBe('<p>Weg</p>')
})

const listing = (language: string | null, code: string) => ({
  type: 'codeBlock',
  attrs: { language },
  content: [text(code)],
})
const CODE = 'const a = "<b>"'
const PLAIN = '>const a = &quot;&lt;b&gt;&quot;</code>'

test('code is highlighted by classes; an unknown language is plain and does not affect other blocks', async () => {
  const { html } = await coloured(listing('klingon', CODE), listing(null, CODE), listing('typescript', CODE))
  expect(html.split(PLAIN)).toHaveLength(3)
  expect(html).toContain('<span class="hljs-keyword">const</span>')
  expect(html).not.toContain('style=')
})

test('code that exceeds the time limit or makes a grammar throw is plain, without blocking the event loop', async () => {
  const slow = listing('c', 'int a '.repeat(3300))
  const throwing = listing('python', 'f"{'.repeat(6600))
  let isDone = false
  let turns = 0
  const rendering = coloured(slow).finally(() => {
    isDone = true
  })
  for (; !isDone; turns++) await new Promise((resolve) => setTimeout(resolve, 5))
  expect((await rendering).html).toContain(`class="language-c">${'int a '.repeat(3300)}</code>`)
  expect(turns).toBeGreaterThan(2)
  expect((await coloured(throwing)).html).toContain(`>${'f&quot;{'.repeat(6600)}</code>`)
  // The terminated worker is replaced, and the failure is cached.
  expect((await coloured(listing('typescript', `${CODE}\n`))).html).toContain('hljs-keyword')
})

test('code over the highlighting limit of a document is plain', async () => {
  const { html } = await coloured(listing('json', `"${'a'.repeat(19_990)}"`), listing('typescript', `${CODE} // more`))
  expect(html).toContain('hljs-string')
  expect(html).not.toContain('hljs-keyword')
})

// Ten times the document limit: anything quadratic would run for minutes.
test('rendering takes linear time', () => {
  const headings = Array(100_000).fill({ type: 'heading', attrs: { level: 2 }, content: [text('a')] })
  const { toc } = renderDocument(doc(...headings), around)
  expect(new Set(toc.map(({ id }) => id)).size).toBe(100_000)
  expect(toc.slice(0, 3).map(({ id }) => id)).toEqual(['t-a', 't-a-2', 't-a-3'])

  const site = { locale: 'nl' as const, origin: 'https://x.example' }
  for (const sign of [' ', '\n', '\u00a0', '\t\n'])
    expect(documentToMarkdown(doc(paragraph(text(`a${sign.repeat(1_000_000)}b`))), site).length).toBeGreaterThan(
      1_000_000,
    )
  expect(documentToMarkdown(doc(listing(null, '` '.repeat(1_000_000))), site)).toMatch(/^```\n/)
})

test('a table is scrollable, and its headers have a scope', () => {
  const row = (...content: object[]) => ({ type: 'tableRow', content })
  const table = {
    type: 'table',
    content: [
      row(cell('tableHeader', 'A'), cell('tableHeader', 'B')),
      row(cell('tableHeader', 'r'), cell('tableCell', '1', { colspan: 2, align: 'right' })),
    ],
  }
  expect(html(table)).toBe(
    '<div class="table-scroll" tabindex="0"><table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">r</th><td colspan="2" class="align-right">1</td></tr></tbody></table></div>',
  )
})

test('a link to this site keeps the language; an external link sends no referrer', () => {
  const own = doc(paragraph(text('hier ', link('/contact')), text('en hier', link('/contact'), { type: 'bold' })))
  expect(renderDocument(own, { ...around, locale: 'fr' }).html).toBe(
    '<p><a href="/fr/contact">hier <strong>en hier</strong></a></p>',
  )
  expect(html(paragraph(text('daar', link('https://example.com/?a=1&b=2'))))).toBe(
    '<p><a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">daar</a></p>',
  )
})

test('plain text and Markdown have the same content', () => {
  const document = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('Kop')] },
    paragraph(text('Een '), text('vet', { type: 'bold' }), text(' woord_en een '), text('link', link('/contact'))),
    { type: 'orderedList', attrs: { start: 3 }, content: [item('drie'), item('vier')] },
    { type: 'blockquote', content: [paragraph(text('Citaat'))] },
    { type: 'codeBlock', attrs: { language: 'css' }, content: [text('a { b: c }')] },
  )
  expect(plainTextOf(document)).toBe('Kop\nEen vet woord_en een link\ndrie\nvier\nCitaat\na { b: c }')
  expect(documentToMarkdown(document, { locale: 'en', origin: 'https://x.example' })).toBe(
    '## Kop\n\nEen **vet** woord\\_en een [link](<https://x.example/en/contact>)\n\n3. drie\n4. vier\n\n> Citaat\n\n```css\na { b: c }\n```',
  )
})
