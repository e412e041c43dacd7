import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blogFixture, paragraph, postOf, text } from '#tests/fixtures/blog-fixture.ts'
import { MAX_CODE_LENGTH } from '../../model/document.schema.ts'
import { postTexts } from '../post.table.ts'

const PUBLIC = [
  '/blog/feed.xml',
  '/blog/feed.json',
  '/sitemap.xml',
  '/llms.txt',
  '/llms-full.txt',
  '/blog.md',
  '/api/blog/posts?lng=nl',
  '/api/blog/posts?lng=nl&query=tekst',
]

const textsOf = (title: string, ...content: object[]) => ({
  texts: { nl: { title, excerpt: '', document: { type: 'doc', content }, coverAlt: '' } },
})
const listing = (language: string, code: string) => ({
  type: 'codeBlock',
  attrs: { language },
  content: [text(code.repeat(MAX_CODE_LENGTH / code.length))],
})

const HOSTILE: Record<string, object[]> = {
  'one word': [paragraph(text('a'.repeat(140_000)))],
  spaces: [paragraph(text(`a${' '.repeat(140_000)}b`))],
  'empty lines': [paragraph(text(`a${'\n'.repeat(65_000)}b`))],
  'signs that are taken apart into many letters': [paragraph(text(distinctSigns()))],
  'code that is slow to colour': [listing('c', 'int a ')],
  'code that makes a grammar throw': [listing('python', 'f"{')],
  backticks: Array(6).fill(listing('', '` ')),
}

test('posts with the most hostile content allowed are saved, read and listed', async () => {
  const { write, authoring, asVisitor } = await blogFixture()
  for (const [name, content] of Object.entries(HOSTILE)) {
    const { id, slug } = await write(name, textsOf(name, ...content))
    await authoring('POST', '/preview?lng=nl', postOf(name, textsOf(name, ...content)))
    for (const path of [`/api/blog/posts/${id}?lng=nl`, `/blog/${id}/${slug}.md`])
      expect((await asVisitor(path)).status, `${name}: ${path}`).toBe(200)
  }
  for (const path of PUBLIC) expect((await asVisitor(path)).status, path).toBe(200)
})

test('revisions with nothing in common are returned as whole texts; similar ones are compared', async () => {
  const { write, authoring } = await blogFixture()
  const words = (seed: number) => Array.from({ length: 12_000 }, (_, index) => `${seed}x${index} `).join('')
  const { id } = await write('Anders', { isPublic: false }, words(1))
  await authoring('PUT', `/posts/${id}`, { ...postOf('Anders', {}, words(2)), startedFrom: 1 })
  await authoring('PUT', `/posts/${id}`, { ...postOf('Anders', {}, `${words(2)} einde`), startedFrom: 2 })
  const kindsOf = async (from: number, to: number) => {
    const { languages } = await authoring('GET', `/posts/${id}/diff?from=${from}&to=${to}`)
    return [languages[0].isTooLarge, ...languages[0].text.map(({ kind }: { kind: string }) => kind)]
  }
  expect(await kindsOf(1, 2)).toEqual([true, 'removed', 'added'])
  expect(await kindsOf(2, 3)).toEqual([false, 'same', 'added'])
  expect(await kindsOf(0, 3)).toEqual([false, 'same'])
})

test('a post that cannot be rendered is left out and logged; the others are listed', async () => {
  const { write, asVisitor, ctx, logged } = await blogFixture()
  const broken = await write('Stuk')
  const halved = await write('Half')
  await write('Heel')
  const document = { type: 'doc', content: [null] } as never
  await ctx.db.update(postTexts).set({ document }).where(eq(postTexts.postId, broken.id))
  await ctx.db
    .update(postTexts)
    .set({ shownIn: ['nl'] })
    .where(eq(postTexts.postId, halved.id))

  for (const path of PUBLIC) expect((await asVisitor(path)).status, path).toBe(200)
  const { items } = await (await asVisitor('/blog/feed.json')).json()
  expect(items.map(({ title }: { title: string }) => title)).toEqual(['Heel', 'Half'])
  const map = await (await asVisitor('/sitemap.xml')).text()
  expect(map).toContain('/heel<')
  expect(map).not.toContain('/half<')
  expect(logged()).toContain('post left out of the feed')
  expect(logged()).toContain('post left out of the site map')
  expect((await asVisitor(`/api/blog/posts/${broken.id}?lng=nl`)).status).toBe(500)
})

/** Each character decomposes to six letters of three bytes, and all words differ. */
function distinctSigns(): string {
  const digits = (index: number) => index.toString(36).padStart(4, '0')
  return Array.from({ length: 12_000 }, (_, index) => `㌖㌖${digits(index)}`).join(' ')
}
