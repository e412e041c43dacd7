import { expect, test } from 'vitest'
import { digestPage } from './digest.ts'

const ORIGIN = 'https://studio.example'

function read(html: string, robotsHeader: string | null = null) {
  return digestPage({
    origin: ORIGIN,
    address: '/blog/1/post',
    locale: 'nl',
    status: 200,
    location: null,
    robotsHeader,
    html,
  })
}

const page = (body: string, head = '') =>
  `<!doctype html><html lang="nl"><head><title>T</title>${head}</head><body>${body}</body></html>`

test('reads the metadata of a page', () => {
  const { digest } = read(
    page(
      '<main><img src="/a.png" alt=""><img src="/b.png"><script src="/c.js"></script></main>',
      `<meta name="description" content=" Wat  we doen. "><meta name="robots" content="noindex">
       <link rel="canonical" href="${ORIGIN}/x"><link rel="alternate" hreflang="fr" href="${ORIGIN}/fr/x">
       <link rel="alternate" type="text/markdown" href="/x.md"><link rel="stylesheet" href="/s.css">
       <meta property="og:title" content="Deel"><meta property="article:modified_time" content="2026-01-02T03:04:05Z">
       <script type="application/ld+json">{"@type":"WebSite"}</script><script type="application/ld+json">{oops</script>`,
    ),
    'noarchive',
  )
  expect(digest).toMatchObject({
    lang: 'nl',
    title: 'T',
    description: 'Wat we doen.',
    robots: 'noarchive, noindex',
    canonical: `${ORIGIN}/x`,
    hreflangs: [{ lang: 'fr', href: `${ORIGIN}/fr/x` }],
    markdownTwin: '/x.md',
    social: { 'og:title': 'Deel' },
    modifiedAt: '2026-01-02T03:04:05.000Z',
    images: [
      { src: '/a.png', alt: '' },
      { src: '/b.png', alt: null },
    ],
    resources: ['/s.css', '/a.png', '/b.png', '/c.js'],
    blockingCount: 1,
    structuredData: [{ value: { '@type': 'WebSite' } }, { error: expect.any(String) }],
    problems: [],
  })
})

test('the first of several titles, descriptions and canonical links is used; the others are problems', () => {
  const { digest } = read(page('', '<title>U</title><link rel="canonical" href="/a"><link rel="canonical" href="/b">'))
  expect(digest).toMatchObject({ title: 'T', canonical: '/a' })
  expect(digest.problems.map(({ code }) => code)).toEqual(['head.several-title', 'head.several-canonical'])
})

test('the text is the visible text', () => {
  const { digest } = read(
    page(
      '<nav>Menu</nav><main><p>Een</p><p>twee<b>drie</b></p><script>x</script><style>x</style><svg><title>x</title></svg><template>x</template><noscript>x</noscript><p hidden>x</p><span aria-hidden="true">x</span></main>',
    ),
  )
  expect(digest.textBytes).toBe('Menu Een tweedrie'.length)
  expect(digest.wordCount).toBe(2)
  expect(digest.title).toBe('T')
})

test('links are unique by address; internal ones are stored without origin', () => {
  const { digest } = read(
    page(
      `<a href="${ORIGIN}">Home</a><a href="/a#b"><img src="/l.png" alt="Logo"></a><a href="/a#b">Later</a><a href="#c">C</a><a href="${ORIGIN}.evil/x">X</a><a>geen</a>`,
    ),
  )
  expect(digest.links).toEqual([
    { href: '/', text: 'Home' },
    { href: '/a#b', text: 'Logo' },
    { href: '#c', text: 'C' },
    { href: `${ORIGIN}.evil/x`, text: 'X' },
  ])
})

test('blocks belong to the nearest heading, with its anchor', () => {
  const { blocks, digest } = read(
    page(`<p>Buiten</p><main><h1>Titel</h1><p>Inleiding <a href="/x">met link</a>.</p>
      <section id="prijs"><h2>Prijs</h2><ul><li>Een<ul><li>Twee</li></ul></li></ul>
      <table><tbody><tr><th>Basic</th><td><p>€ 8</p></td></tr></tbody></table></section>
      <details id="q"><summary>Vraag?</summary><p>Antwoord.</p></details>
      <dl><dt>Adres</dt><dd>Straat 1</dd></dl><h2 id="eind">Eind</h2><p>Slot</p></main>`),
  )
  expect(blocks).toEqual([
    { heading: 'Titel', anchor: '', text: 'Inleiding met link.' },
    { heading: 'Prijs', anchor: 'prijs', text: 'Twee' },
    { heading: 'Prijs', anchor: 'prijs', text: 'Een' },
    { heading: 'Prijs', anchor: 'prijs', text: 'Basic € 8' },
    { heading: 'Vraag?', anchor: 'q', text: 'Antwoord.' },
    { heading: 'Prijs', anchor: 'prijs', text: 'Adres' },
    { heading: 'Prijs', anchor: 'prijs', text: 'Straat 1' },
    { heading: 'Eind', anchor: 'eind', text: 'Slot' },
  ])
  expect(digest.headings).toEqual([
    { level: 1, text: 'Titel' },
    { level: 2, text: 'Prijs' },
    { level: 2, text: 'Eind' },
  ])
})

test.each([
  ['html.duplicate-id', '<p id="a"></p><p id="a"></p>'],
  ['html.duplicate-id', '<noscript><p id="a"></p></noscript><p id="a"></p>'],
  ['html.obsolete-element', '<center>x</center>'],
  ['html.obsolete-attribute', '<p align="left">x</p>'],
  ['html.wrong-child', '<ul><div>x</div></ul>'],
  ['html.wrong-parent', '<div><li>x</li></div>'],
  ['html.flow-in-phrasing', '<span><div>x</div></span>'],
  ['html.nested-interactive', '<a href="/x"><button>x</button></a>'],
  ['html.stray-end-tag', '<p><div>x</div></p>'],
  ['html.unclosed-element', '<div><span>x</div>'],
  ['html.incorrectly-closed-comment', '<!-- x --!>'],
  ['html.dangling-aria-describedby', '<p aria-describedby="none">x</p>'],
  ['html.duplicate-attribute', '<p class="a" class="b">x</p>'],
  ['name.link', '<a href="/x"><img src="/i.png" alt=""></a>'],
  ['name.button', '<button><svg></svg></button>'],
  ['name.field', '<input name="topic">'],
  ['form.autocomplete', '<label>E-mail <input type="email" name="email"></label>'],
  ['name.frame', '<iframe src="/map"></iframe>'],
])('finds %s', (code, html) => {
  expect(read(page(html)).digest.problems.map((problem) => problem.code)).toEqual([code])
})

test.each([
  '<a href="/x" aria-label="X"></a><a href="/y" aria-labelledby="t"></a><p id="t">Y</p>',
  '<label for="e">E</label><input id="e"><label>F <input></label><input type="hidden"><input type="submit">',
  '<details><summary><h2>Vraag</h2></summary></details><dl><div><dt>a</dt><dd>b</dd></div></dl>',
  '<noscript><p id="a">A</p><p data-id="b">B</p></noscript><p id="b">C</p>',
  '<button hidden></button><div aria-hidden="true"><a href="/x"></a></div>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><ul><li>a<li>b</ul><p>c<p>d',
])('finds nothing wrong with %s', (html) => {
  expect(read(page(html)).digest.problems).toEqual([])
})

test('text with another `lang` is ignored when detecting the language of the page', () => {
  const dutch = '<p>Het is een tekst van ons, met wat je nog niet hebt en dat er ook bij kan voor jou.</p>'
  const english = '<p>The text that you have is not for the people and they will be there with your friends.</p>'
  expect(read(page(`<main>${dutch}<div lang="en">${english.repeat(3)}</div></main>`)).digest.textLanguage).toBe('nl')
  expect(read(page(`<main>${english}</main>`)).digest.textLanguage).toBe('en')
  expect(read(page('<main>Het is goed.</main>')).digest.textLanguage).toBeNull()
})

test.each([
  [
    '10,000 links',
    page(`<main>${Array.from({ length: 10_000 }, (_, i) => `<a href="/p/${i}">x</a>`).join('')}</main>`),
  ],
  ['5 MB of paragraphs', page(`<main>${`<p>${'woord'.repeat(20)} ${'Zin. '.repeat(80)}</p>`.repeat(10_000)}</main>`)],
  ['deep nesting', page('<div>'.repeat(200_000))],
  [
    'reopened formatting',
    page(`${Array.from({ length: 300 }, (_, i) => `<p><b id="b${i}">`).join('')}${'<p>x'.repeat(50_000)}`),
  ],
  ['misplaced content in a table', page(`<table>${'<i></i>x'.repeat(60_000)}</table>`)],
  ['broken markup', '<!doctype><p <b a="1><<<</3> &nope; <table><tr><td><table></p></html><li>'.repeat(2_000)],
  ['nothing', ''],
])('survives %s', (_, html) => {
  const { digest } = read(html)
  expect(digest.problems.length).toBeLessThanOrEqual(200)
})

test('forms, navigation, comments and `data-nosnippet` are not blocks of the page', () => {
  const aside =
    '<form><p>Hint</p></form><nav><p>More</p></nav><p data-nosnippet>Tool</p><article><p>Comment</p></article>'
  const item = '<ul><li>Answer <a href="#x" data-nosnippet>Link to this answer</a></li></ul>'
  const { blocks } = read(page(`<main><article><h1>Post</h1><p>Text</p>${item}${aside}</article></main>`))
  expect(blocks.map(({ text }) => text)).toEqual(['Text', 'Answer'])
})
