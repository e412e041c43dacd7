import { expect, test } from 'vitest'
import { seedDemoCompany } from '#features/demo/server/demo-company.service.ts'
import { blogFixture, documentOf } from '#tests/fixtures/blog-fixture.ts'
import type { BlogDocument } from '../../model/document.schema.ts'
import { postTexts } from '../post.table.ts'

const ORIGIN = 'https://studio.example'

/** One post in two languages, in an application that renders empty pages. */
async function siteWithPost(title = 'Op maat') {
  const fixture = await blogFixture({
    env: { PUBLIC_URL: ORIGIN },
    render: () => new Response('<!doctype html><head></head>', { headers: { 'content-type': 'text/html' } }),
  })
  await seedDemoCompany(fixture.ctx)
  const texts = {
    nl: { title, excerpt: 'Kort gezegd.', document: documentOf('Lees <dit> op /contact.') },
    en: { title: 'Made to measure', excerpt: 'In short.', document: documentOf('Read this.') },
  }
  const { id } = await fixture.write('', { texts, tags: ['ontwerp'] })
  await fixture.write('Niet openbaar', { isPublic: false })
  const get = async (path: string) => (await fixture.app.request(path)).text()
  return { ...fixture, id, get }
}

test('the site map and llms.txt list public posts only', async () => {
  const { id, get } = await siteWithPost()
  const map = await get('/sitemap.xml')
  for (const path of [`/blog/${id}/op-maat`, `/en/blog/${id}/made-to-measure`])
    expect(map).toContain(`<loc>${ORIGIN}${path}</loc><lastmod>2025-03-03T09:00:00.000Z</lastmod>`)
  // Without a French text the canonical address is the Dutch one, and only canonical addresses are listed.
  expect(map).not.toContain(`/fr/blog/${id}/`)
  expect(map).toContain(`hreflang="en" href="${ORIGIN}/en/blog/${id}/made-to-measure"`)
  const list = await get('/llms.txt')
  expect(list).toContain(`- [Made to measure](${ORIGIN}/en/blog/${id}/made-to-measure.md): In short.`)
  expect(map + list).not.toContain('niet-openbaar')
})

test('a post has a Markdown twin, in its language', async () => {
  const { id, get, app } = await siteWithPost()
  const twin = await app.request(`/blog/${id}/op-maat.md`)
  expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(await twin.text()).toBe(
    '# Op maat\n\nKort gezegd.\n\nRita Peeters, 3 maart 2025\n\nLees \\<dit\\> op /contact.\n',
  )
  expect(await get(`/en/blog/${id}/made-to-measure.md`)).toMatch(/^# Made to measure/)
  expect(await get(`/blog/${id + 1}/niet-openbaar.md`)).not.toContain('Niet openbaar')
})

test('Markdown syntax in a title or name is escaped', async () => {
  const { id, get } = await siteWithPost('Een *ster* en <b>')
  expect(await get(`/blog/${id}/een-ster-en-b.md`)).toMatch(/^# Een \\\*ster\\\* en \\<b\\>\n/)
})

test('the head of a post has structured data, alternates and feeds', async () => {
  const { id, get } = await siteWithPost('Op maat </script><script>alert(1)</script>')
  const head = await get(`/blog/${id}/op-maat`)
  expect(head).toContain('<meta property="og:type" content="article"/>')
  expect(head).toContain(`<meta property="og:image" content="${ORIGIN}/share/nl/blog/${id}.png"/>`)
  expect(head).toContain('<link rel="alternate" type="application/rss+xml" href="/blog/feed.xml"/>')
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)!
  const [, post] = JSON.parse(json!)['@graph']
  expect(post).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Op maat </script><script>alert(1)</script>',
    datePublished: '2025-03-03T09:00:00.000Z',
    inLanguage: 'nl',
    author: { '@type': 'Person', name: 'Rita Peeters' },
    publisher: { '@id': `${ORIGIN}/#company` },
    keywords: 'ontwerp',
  })
  expect(head.match(/<script/g)).toHaveLength(1)
  expect(await get('/en/blog')).toContain(
    '<link rel="alternate" type="application/feed+json" href="/en/blog/feed.json"/>',
  )
})

test('a public post has a share image; one that is not public has none', async () => {
  const { id, app } = await siteWithPost()
  const image = await app.request(`/share/nl/blog/${id}.png`)
  expect(image.headers.get('content-type')).toBe('image/png')
  const hidden = await app.request(`/share/nl/blog/${id + 1}.png`)
  expect(hidden.headers.get('content-type')).not.toBe('image/png')
})

test('feeds hold the newest posts with full text, in their language', async () => {
  const { id, get, app } = await siteWithPost()
  const feed = await app.request('/en/blog/feed.json')
  expect(feed.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
  expect(await feed.json()).toMatchObject({
    title: 'Blog: tips for websites and online shops | Studio Cyaan',
    home_page_url: `${ORIGIN}/en/blog`,
    items: [
      { title: 'Made to measure', url: `${ORIGIN}/en/blog/${id}/made-to-measure`, content_html: '<p>Read this.</p>' },
    ],
  })
  const rss = await get('/blog/feed.xml')
  expect(rss).toContain('<language>nl</language>')
  // RSS requires an e-mail address in `author`.
  expect(rss).toMatch(/<dc:creator><!\[CDATA\[\w+/)
  expect(rss).not.toContain('<author>')
  expect(rss).toContain('Lees &lt;dit&gt; op /contact.')
  expect(await get('/fr/blog/feed.xml')).toContain('<title><![CDATA[Op maat]]></title>')
  expect(rss).not.toContain('Niet openbaar')
})

test('a title cannot end its CDATA section', async () => {
  const { get } = await siteWithPost(']]>]]><script>alert(1)</script>')
  expect(await get('/blog/feed.xml')).toContain('<title><![CDATA[]] >]] ><script>alert(1)</script>]]></title>')
  const { items } = JSON.parse(await get('/blog/feed.json'))
  expect(items[0].title).toBe(']]>]]><script>alert(1)</script>')
})

test('no character that is invalid in XML reaches a feed', async () => {
  const { id, get, authoring, ctx } = await siteWithPost()
  const { content, revision } = await authoring('GET', `/posts/${id}`)
  const texts = {
    ...content.texts,
    nl: { ...content.texts.nl, excerpt: '', document: documentOf('Een dia\vmet\bregels.') },
  }
  const saved = await authoring('PUT', `/posts/${id}`, { ...content, texts, startedFrom: revision })
  expect(saved.content.texts.nl.document).toEqual(documentOf('Een dia met regels.'))
  // Stored before documents were normalized.
  await ctx.db.update(postTexts).set({ excerpt: 'Een\vdia\ufffe.', document: documentOf('Een\vdia.') as BlogDocument })
  for (const prefix of ['', '/en', '/fr']) {
    const feed = await get(`${prefix}/blog/feed.xml`)
    expect(feed).toContain('<![CDATA[Eendia.]]>')
    expect(feed).not.toMatch(/[^\P{Cc}\n\t]|[\ufffe\uffff]/u)
  }
})

test('the card of a related post shows a new comment on the next request', async () => {
  const asked: { post?: () => Promise<string> } = {}
  const fixture = await blogFixture({
    render: async () =>
      new Response(`<!doctype html><head></head>${await asked.post!()}`, { headers: { 'content-type': 'text/html' } }),
  })
  const [{ id }, other] = [await fixture.write('Een', { tags: ['x'] }), await fixture.write('Twee', { tags: ['x'] })]
  asked.post = async () => {
    const { related } = await fixture.read(`/api/blog/posts/${id}?lng=nl`)
    return related.map((card: { title: string; commentCount: number }) => `${card.title}: ${card.commentCount}`)
  }
  const page = async () => (await fixture.app.request(`/blog/${id}/een`)).text()
  expect(await page()).toContain('Twee: 0')
  const { send } = await fixture.as('user')
  expect((await send('POST', '/api/comments', { postId: other.id, text: 'Goed!' })).status).toBe(201)
  expect(await page()).toContain('Twee: 1')
})
