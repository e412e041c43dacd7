import { expect, test } from 'vitest'
import type { BlogSearch } from './blog-search.ts'
import { resolveCategory } from './resolve-category.ts'

const one = (slug: string) => ({ id: 1, slug, name: slug, description: '', posts: 1 })
const blog = {
  categories: [
    { ...one('design'), subcategories: [one('colour')] },
    { ...one('code'), subcategories: [one('tests')] },
  ],
  moved: { drawing: 'design', paint: 'colour', letters: 'design' },
}

test.each<[BlogSearch, BlogSearch]>([
  [{}, {}],
  [{ category: 'design' }, { category: 'design' }],
  [{ subcategory: 'tests' }, { subcategory: 'tests' }],
  [
    { category: 'drawing', subcategory: 'paint' },
    { category: 'design', subcategory: 'colour' },
  ],
  [{ category: 'design', subcategory: 'letters' }, { category: 'design' }],
])('%o resolves to %o', (search, place) => {
  expect(resolveCategory(search, blog)).toEqual({ category: undefined, subcategory: undefined, ...place })
})

test.each<BlogSearch>([
  { category: 'nope' },
  { subcategory: 'nope' },
  { category: 'design', subcategory: 'nope' },
  { category: 'design', subcategory: 'tests' },
  { category: 'nope', subcategory: 'tests' },
  { category: 'constructor' },
])('%o does not resolve', (search) => {
  expect(resolveCategory(search, blog)).toBeUndefined()
})
