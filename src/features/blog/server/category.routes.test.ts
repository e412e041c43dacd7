import { expect, test } from 'vitest'
import { blogHouse, postOf } from '#tests/blog-house.ts'

type House = Awaited<ReturnType<typeof blogHouse>>

async function withCategories(house: House) {
  const { desk } = house
  await desk('POST', '/categories', { name: { nl: 'Webdesign', en: 'Web design' }, description: { nl: 'Vormgeving' } })
  const [{ id }] = await desk('GET', '/categories')
  await desk('POST', '/categories', { name: { nl: 'Kleur' }, parentId: id })
  await desk('POST', '/categories', { name: { nl: 'Techniek' } })
  const [design, technology] = await desk('GET', '/categories')
  return { design, technology, colour: design.subcategories[0] }
}

const slugsOf = (all: { slug: string }[]) => all.map(({ slug }) => slug)

test('readers see names and descriptions in their language or another, with how many posts there are', async () => {
  const house = await blogHouse()
  const { design, colour } = await withCategories(house)
  await house.write('Een', { categoryId: design.id, subcategoryId: colour.id })
  await house.write('Twee', { categoryId: design.id, isPublic: false })
  const { categories } = await house.read('/api/blog/categories?lng=en')
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

test('after a new name the old address leads to the same posts', async () => {
  const house = await blogHouse()
  const { design } = await withCategories(house)
  await house.write('Een', { categoryId: design.id })
  const changed = await house.desk('PUT', `/categories/${design.id}`, { name: { nl: 'Ontwerp' } })
  expect(slugsOf(changed)).toEqual(['ontwerp', 'techniek'])
  expect(await house.titles('category=webdesign')).toEqual(['Een'])
  expect((await house.read('/api/blog/categories?lng=nl')).moved).toEqual({ webdesign: 'ontwerp' })
  // Somebody else cannot take an address that leads somewhere already.
  await house.desk('POST', '/categories', { name: { nl: 'Webdesign' } })
  expect(slugsOf(await house.desk('GET', '/categories'))).toEqual(['ontwerp', 'techniek', 'webdesign-2'])
})

test('categories are put in order, those of one level together', async () => {
  const house = await blogHouse()
  const { design, technology, colour } = await withCategories(house)
  const ordered = await house.desk('PUT', '/categories/order', { ids: [technology.id, design.id] })
  expect(slugsOf(ordered)).toEqual(['techniek', 'webdesign'])
  const refused = await house.writer.send('PUT', '/api/blog/desk/categories/order', { ids: [colour.id, design.id] })
  expect(await refused.json()).toMatchObject({ error: { code: 'CATEGORY_MISPLACED' } })
})

test('a category with something in it goes only when there is a place for it', async () => {
  const house = await blogHouse()
  const { design, technology, colour } = await withCategories(house)
  const post = await house.write('Een', { categoryId: design.id, subcategoryId: colour.id })
  await house.desk('DELETE', `/posts/${post.id}`)
  const remove = (query = '') => house.writer.send('DELETE', `/api/blog/desk/categories/${design.id}${query}`)

  expect(await (await remove()).json()).toMatchObject({ error: { code: 'CATEGORY_NOT_EMPTY' } })
  expect(await (await remove('?moveTo=999')).json()).toMatchObject({ error: { code: 'CATEGORY_NOT_FOUND' } })
  for (const id of [design.id, colour.id])
    expect(await (await remove(`?moveTo=${id}`)).json()).toMatchObject({ error: { code: 'CATEGORY_MISPLACED' } })

  const [left] = await (await remove(`?moveTo=${technology.id}`)).json()
  expect(slugsOf(left.subcategories)).toEqual(['kleur'])
  await house.desk('POST', `/posts/${post.id}/restore`)
  expect(await house.titles('category=webdesign&subcategory=kleur')).toEqual(['Een'])
  const [moved] = (await house.read('/api/blog/posts?lng=nl')).posts
  expect(moved).toMatchObject({ category: { slug: 'techniek' }, subcategory: { slug: 'kleur' } })

  await house.desk('DELETE', `/categories/${colour.id}?moveTo=${technology.id}`)
  const [[last], empty] = [(await house.read('/api/blog/posts?lng=nl')).posts, await house.desk('GET', '/categories')]
  expect(last).toMatchObject({ category: { slug: 'techniek' }, subcategory: null })
  expect(empty).toMatchObject([{ slug: 'techniek', subcategories: [] }])
})

test('a post whose category was removed can be saved and brought back, where it lies now', async () => {
  const house = await blogHouse()
  const { design, technology, colour } = await withCategories(house)
  const { id } = await house.write('Een', { categoryId: design.id, subcategoryId: colour.id })
  await house.desk('DELETE', `/categories/${colour.id}?moveTo=${design.id}`)
  await house.desk('DELETE', `/categories/${design.id}?moveTo=${technology.id}`)

  const here = { categoryId: technology.id, subcategoryId: null }
  const { content, revision } = await house.desk('GET', `/posts/${id}`)
  expect(content).toMatchObject(here)
  const restored = await house.desk('POST', `/posts/${id}/revisions/1/restore`, { startedFrom: revision })
  expect(restored.content).toMatchObject(here)
  const saved = await house.desk('PUT', `/posts/${id}`, { ...content, startedFrom: restored.revision })
  expect(saved.content).toMatchObject(here)
})

test('there are two levels and no more, and a name is needed', async () => {
  const house = await blogHouse()
  const { colour, technology } = await withCategories(house)
  const add = async (body: object) => (await house.writer.send('POST', '/api/blog/desk/categories', body)).json()
  expect(await add({ name: { nl: 'Rood' }, parentId: colour.id })).toMatchObject({
    error: { code: 'CATEGORY_MISPLACED' },
  })
  expect(await add({ name: { nl: 'Rood' }, parentId: 999 })).toMatchObject({ error: { code: 'CATEGORY_MISSING' } })
  expect(await add({ name: { nl: '  ' } })).toMatchObject({
    error: { fields: { name: 'Geef de categorie een naam.' } },
  })
  const wrong = postOf('x', { categoryId: technology.id, subcategoryId: colour.id })
  const answer = await house.writer.send('POST', '/api/blog/desk/posts', wrong)
  expect(await answer.json()).toMatchObject({ error: { code: 'CATEGORY_MISPLACED' } })
})

test('a post may make its category along the way, if its writer may', async () => {
  const house = await blogHouse()
  const more = {
    newCategory: { nl: 'Tips' },
    categoryDescription: { nl: 'Kort en bruikbaar' },
    newSubcategory: { nl: 'Foto’s' },
    subcategoryDescription: { nl: 'Beeld' },
  }
  const { content } = await house.write('Een', more)
  expect(await house.desk('GET', '/categories')).toMatchObject([
    {
      id: content.categoryId,
      description: { nl: 'Kort en bruikbaar' },
      subcategories: [{ id: content.subcategoryId, slug: 'fotos', description: { nl: 'Beeld' } }],
    },
  ])

  const { send } = await house.as('user', { permissions: ['blog:write'] })
  for (const one of [
    { newCategory: { nl: 'X' } },
    { categoryId: content.categoryId, categoryDescription: { nl: 'X' } },
  ])
    expect((await send('POST', '/api/blog/desk/posts', postOf('Twee', one))).status).toBe(403)
  expect((await send('POST', '/api/blog/desk/posts', postOf('Twee', { categoryId: content.categoryId }))).status).toBe(
    201,
  )
  expect((await send('POST', '/api/blog/desk/categories', { name: { nl: 'X' } })).status).toBe(403)
  expect((await send('GET', '/api/blog/desk/categories')).status).toBe(200)
})
