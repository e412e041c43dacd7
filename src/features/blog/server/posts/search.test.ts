import { expect, test } from 'vitest'
import { blogFixture, documentOf } from '#tests/fixtures/blog-fixture.ts'
import { purgePosts } from '../authoring/purge.service.ts'
import { postWords } from '../post.table.ts'

const found = (query: string) => `query=${encodeURIComponent(query)}`

test('words are found in any inflection of their language', async () => {
  const { write, titles } = await blogFixture()
  const texts = {
    nl: { title: 'Snelle websites', document: documentOf('Bezoekers wachten niet.') },
    en: { title: 'Fast websites', document: documentOf('Visitors do not keep waiting.') },
    fr: { title: 'Des sites rapides', document: documentOf('Les visiteurs n’attendent pas.') },
  }
  await write('', { texts })
  expect(await titles(found('website bezoeker'), 'nl')).toEqual(['Snelle websites'])
  expect(await titles(found('visitor waits'), 'en')).toEqual(['Fast websites'])
  expect(await titles(found('visiteur rapide'), 'fr')).toEqual(['Des sites rapides'])
  expect(await titles(found('visiteur'), 'nl')).toEqual([])
})

test('readers of a missing language find the original', async () => {
  const { write, titles } = await blogFixture()
  await write('', { texts: { en: { title: 'Fast websites', document: documentOf('Visitors.') } } })
  expect(await titles(found('visitor'), 'fr')).toEqual(['Fast websites'])
})

test('search ignores accents and case and matches prefixes', async () => {
  const { write, titles } = await blogFixture()
  await write('', { texts: { fr: { title: 'Référencement à Liège', document: documentOf('Œuvre.') } } })
  for (const query of ['referencement', 'RÉFÉRENCEMENT', 'référ', 'liege', 'oeuvre', 'Référencement, Liège!'])
    expect(await titles(found(query), 'fr'), query).toEqual(['Référencement à Liège'])
})

test('a misspelled word is corrected, and the response names the correction', async () => {
  const { write, read } = await blogFixture()
  await write('Een webwinkel beginnen', {}, 'Alles over toegankelijkheid.')
  for (const [query, corrected] of [
    ['webwinkle', 'webwinkel'],
    ['toegankelijkhied', 'toegankelijkheid'],
    ['webwinkle beginen', 'webwinkel beginnen'],
  ] as const)
    expect(await read(`/api/blog/posts?lng=nl&${found(query)}`)).toMatchObject({
      posts: [{ title: 'Een webwinkel beginnen' }],
      corrected,
    })
  await write('Renouvellement')
  expect(await read(`/api/blog/posts?lng=nl&${found('référencement')}`)).toMatchObject({ posts: [], corrected: null })
  expect(await read(`/api/blog/posts?lng=nl&${found('xyzzy qwerty')}`)).toEqual({
    posts: [],
    next: null,
    corrected: null,
  })
})

test('hyphenated and joined spellings find each other', async () => {
  const { write, titles } = await blogFixture()
  await write('E-mail die aankomt', {}, 'Over spam.')
  await write('Een webshop', {}, 'Met email en een webdesign.')
  for (const query of ['email', 'e-mail', 'E-MAIL'])
    expect((await titles(found(query))).sort(), query).toContain('E-mail die aankomt')
  expect(await titles(found('email'))).toEqual(['E-mail die aankomt', 'Een webshop'])
  expect(await titles(found('web-design'))).toEqual(['Een webshop'])
})

test('a word of another language is still corrected in this one', async () => {
  const { write, read } = await blogFixture()
  const texts = {
    nl: { title: 'Formulieren', document: documentOf('Over een adres.') },
    en: { title: 'Forms', document: documentOf('About an address.') },
  }
  await write('', { texts })
  expect(await read(`/api/blog/posts?lng=nl&${found('address')}`)).toMatchObject({
    posts: [{ title: 'Formulieren' }],
    corrected: 'adres',
  })
  expect(await read(`/api/blog/posts?lng=en&${found('address')}`)).toMatchObject({ corrected: null })
})

test('title matches rank above text matches', async () => {
  const { write, titles } = await blogFixture()
  await write('Ontwerp', {}, 'Over kleur.')
  await write('Kleur', {}, 'Over ontwerp, ontwerp en nog eens ontwerp.')
  expect(await titles(found('ontwerp'))).toEqual(['Ontwerp', 'Kleur'])
  expect(await titles(found('kleur'))).toEqual(['Kleur', 'Ontwerp'])
})

test('results are paginated, with a filter as well', async () => {
  const { write, read, titles } = await blogFixture()
  for (const number of [1, 2, 3]) await write(`Prijs ${number}`, { tags: number === 2 ? ['twee'] : [] })
  const first = await read(`/api/blog/posts?lng=nl&limit=2&${found('prijs')}`)
  const second = await read(`/api/blog/posts?lng=nl&limit=2&${found('prijs')}&after=${first.next}`)
  expect([...first.posts, ...second.posts].map((post) => post.title).sort()).toEqual(['Prijs 1', 'Prijs 2', 'Prijs 3'])
  expect(second.next).toBeNull()
  expect(await titles(`${found('prijs')}&tag=twee`)).toEqual(['Prijs 2'])
})

test.each(["'", "'; drop table posts; --", '& | ! :* <-> ()', '\\', '%', '🙂', 'de het een', '\0', 'a'.repeat(200)])(
  'a search for %j finds nothing and breaks nothing',
  async (query) => {
    const { write, titles } = await blogFixture()
    await write('Prijs')
    expect(await titles(found(query))).toEqual([])
  },
)

test('words of drafts or posts that are no longer public are not suggested', async () => {
  const { write, authoring, read, ctx } = await blogFixture()
  const corrected = async (query: string) => (await read(`/api/blog/posts?lng=nl&${found(query)}`)).corrected
  const vocabulary = async () => (await ctx.db.select().from(postWords)).map(({ word }) => word)
  await write('Een webwinkel')
  await write('Geheim', { isPublic: false }, 'Over onze webwinkolo.')
  const { id, content, revision } = await write('Tijdelijk', {}, 'Over een webwinkolu.')
  expect(await vocabulary()).toEqual(expect.arrayContaining(['webwinkel', 'webwinkolu']))
  expect(await vocabulary()).not.toContain('webwinkolo')
  expect(await corrected('webwinkolx')).toBe('webwinkolu')

  await authoring('PUT', `/posts/${id}`, { ...content, isPublic: false, startedFrom: revision })
  expect(await corrected('webwinkolx')).toBe('webwinkel')
  await purgePosts(ctx)
  expect(await vocabulary()).toContain('webwinkel')
  expect(await vocabulary()).not.toContain('webwinkolu')
})
