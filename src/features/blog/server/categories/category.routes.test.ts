import { expect, test } from 'vitest'
import { blogFixture, postOf } from '#tests/fixtures/blog-fixture.ts'

type BlogFixture = Awaited<ReturnType<typeof blogFixture>>

async function withCategories(fixture: BlogFixture) {
  const { authoring } = fixture
  await authoring('POST', '/categories', {
    name: { nl: 'Webdesign', en: 'Web design' },
    description: { nl: 'Vormgeving' },
  })
  const [{ id }] = await authoring('GET', '/categories')
  await authoring('POST', '/categories', { name: { nl: 'Kleur' }, parentId: id })
  await authoring('POST', '/categories', { name: { nl: 'Techniek' } })
  const [design, technology] = await authoring('GET', '/categories')
  return { design, technology, colour: design.subcategories[0] }
}

const slugsOf = (all: { slug: string }[]) => all.map(({ slug }) => slug)

test('readers get names and descriptions in their language or a fallback, with post counts', async () => {
  const fixture = await blogFixture()
  const { design, colour } = await withCategories(fixture)
  await fixture.write('Een', { categoryId: design.id, subcategoryId: colour.id })
  await fixture.write('Twee', { categoryId: design.id, isPublic: false })
  const { categories } = await fixture.read('/api/blog/categories?lng=en')
  expect(categories).toEqual([
    {
      id: design.id,
      slug: 'webdesign',
      name: 'Web design',
      description: 'Vormgeving',
      posts: 1,
      subcategories: [{ id: colour.id, slug: 'kleur', name: 'Kleur', description: '', posts: 1 }],
    },
    expect.objectContaining({ name: 'Techniek', posts: 0, subcategories: [] }),
  ])
})

test('after a rename the old address redirects to the same posts', async () => {
  const fixture = await blogFixture()
  const { design } = await withCategories(fixture)
  await fixture.write('Een', { categoryId: design.id })
  const changed = await fixture.authoring('PUT', `/categories/${design.id}`, { name: { nl: 'Ontwerp' } })
  expect(slugsOf(changed)).toEqual(['ontwerp', 'techniek'])
  expect(await fixture.titles('category=webdesign')).toEqual(['Een'])
  expect((await fixture.read('/api/blog/categories?lng=nl')).moved).toEqual({ webdesign: 'ontwerp' })
  // A slug that redirects to a category cannot be reused.
  await fixture.authoring('POST', '/categories', { name: { nl: 'Webdesign' } })
  expect(slugsOf(await fixture.authoring('GET', '/categories'))).toEqual(['ontwerp', 'techniek', 'webdesign-2'])
})

test('categories are ordered within one level', async () => {
  const fixture = await blogFixture()
  const { design, technology, colour } = await withCategories(fixture)
  const ordered = await fixture.authoring('PUT', '/categories/order', { ids: [technology.id, design.id] })
  expect(slugsOf(ordered)).toEqual(['techniek', 'webdesign'])
  const refused = await fixture.writer.send('PUT', '/api/blog/authoring/categories/order', {
    ids: [colour.id, design.id],
  })
  expect(await refused.json()).toMatchObject({ error: { code: 'CATEGORY_MISPLACED' } })
})

test('a category that is not empty is deleted only with a target for its content', async () => {
  const fixture = await blogFixture()
  const { design, technology, colour } = await withCategories(fixture)
  const post = await fixture.write('Een', { categoryId: design.id, subcategoryId: colour.id })
  await fixture.authoring('DELETE', `/posts/${post.id}`)
  const remove = (query = '') => fixture.writer.send('DELETE', `/api/blog/authoring/categories/${design.id}${query}`)

  expect(await (await remove()).json()).toMatchObject({ error: { code: 'CATEGORY_NOT_EMPTY' } })
  expect(await (await remove('?moveTo=999')).json()).toMatchObject({ error: { code: 'CATEGORY_NOT_FOUND' } })
  for (const id of [design.id, colour.id])
    expect(await (await remove(`?moveTo=${id}`)).json()).toMatchObject({ error: { code: 'CATEGORY_MISPLACED' } })

  const [left] = await (await remove(`?moveTo=${technology.id}`)).json()
  expect(slugsOf(left.subcategories)).toEqual(['kleur'])
  await fixture.authoring('POST', `/posts/${post.id}/restore`)
  expect(await fixture.titles('category=webdesign&subcategory=kleur')).toEqual(['Een'])
  const [moved] = (await fixture.read('/api/blog/posts?lng=nl')).posts
  expect(moved).toMatchObject({ category: { slug: 'techniek' }, subcategory: { slug: 'kleur' } })

  await fixture.authoring('DELETE', `/categories/${colour.id}?moveTo=${technology.id}`)
  const [[last], empty] = [
    (await fixture.read('/api/blog/posts?lng=nl')).posts,
    await fixture.authoring('GET', '/categories'),
  ]
  expect(last).toMatchObject({ category: { slug: 'techniek' }, subcategory: null })
  expect(empty).toMatchObject([{ slug: 'techniek', subcategories: [] }])
})

test('a post whose category was deleted can be saved and restored in its new category', async () => {
  const fixture = await blogFixture()
  const { design, technology, colour } = await withCategories(fixture)
  const { id } = await fixture.write('Een', { categoryId: design.id, subcategoryId: colour.id })
  await fixture.authoring('DELETE', `/categories/${colour.id}?moveTo=${design.id}`)
  await fixture.authoring('DELETE', `/categories/${design.id}?moveTo=${technology.id}`)

  const here = { categoryId: technology.id, subcategoryId: null }
  const { content, revision } = await fixture.authoring('GET', `/posts/${id}`)
  expect(content).toMatchObject(here)
  const restored = await fixture.authoring('POST', `/posts/${id}/revisions/1/restore`, { startedFrom: revision })
  expect(restored.content).toMatchObject(here)
  const saved = await fixture.authoring('PUT', `/posts/${id}`, { ...content, startedFrom: restored.revision })
  expect(saved.content).toMatchObject(here)
})

test('there are two levels at most, and a name is required', async () => {
  const fixture = await blogFixture()
  const { colour, technology } = await withCategories(fixture)
  const add = async (body: object) => (await fixture.writer.send('POST', '/api/blog/authoring/categories', body)).json()
  expect(await add({ name: { nl: 'Rood' }, parentId: colour.id })).toMatchObject({
    error: { code: 'CATEGORY_MISPLACED' },
  })
  expect(await add({ name: { nl: 'Rood' }, parentId: 999 })).toMatchObject({ error: { code: 'CATEGORY_MISSING' } })
  expect(await add({ name: { nl: '  ' } })).toMatchObject({
    error: { fields: { name: 'Geef de categorie een naam.' } },
  })
  const wrong = postOf('x', { categoryId: technology.id, subcategoryId: colour.id })
  const response = await fixture.writer.send('POST', '/api/blog/authoring/posts', wrong)
  expect(await response.json()).toMatchObject({ error: { code: 'CATEGORY_MISPLACED' } })
})

test('saving a post can create its category, with permission', async () => {
  const fixture = await blogFixture()
  const more = {
    newCategory: { nl: 'Tips' },
    categoryDescription: { nl: 'Kort en bruikbaar' },
    newSubcategory: { nl: 'Foto’s' },
    subcategoryDescription: { nl: 'Beeld' },
  }
  const { content } = await fixture.write('Een', more)
  expect(await fixture.authoring('GET', '/categories')).toMatchObject([
    {
      id: content.categoryId,
      description: { nl: 'Kort en bruikbaar' },
      subcategories: [{ id: content.subcategoryId, slug: 'fotos', description: { nl: 'Beeld' } }],
    },
  ])

  const { send } = await fixture.as('user', { permissions: ['blog:write'] })
  for (const one of [
    { newCategory: { nl: 'X' } },
    { categoryId: content.categoryId, categoryDescription: { nl: 'X' } },
  ])
    expect((await send('POST', '/api/blog/authoring/posts', postOf('Twee', one))).status).toBe(403)
  expect(
    (await send('POST', '/api/blog/authoring/posts', postOf('Twee', { categoryId: content.categoryId }))).status,
  ).toBe(201)
  expect((await send('POST', '/api/blog/authoring/categories', { name: { nl: 'X' } })).status).toBe(403)
  expect((await send('GET', '/api/blog/authoring/categories')).status).toBe(200)
})
