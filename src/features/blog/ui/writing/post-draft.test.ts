import { expect, test } from 'vitest'
import { emptyDraft, inPlace } from './post-draft.ts'

const one = (id: number) => ({ id, slug: `c${id}`, name: { nl: `C${id}` }, description: {}, posts: 0 })
const categories = [
  { ...one(1), subcategories: [one(2)] },
  { ...one(3), subcategories: [] },
]
const at = (categoryId: number | null, subcategoryId: number | null) => ({
  ...emptyDraft('Rita'),
  categoryId,
  subcategoryId,
})

test.each([
  [1, 2],
  [1, null],
  [null, null],
] as const)('what was typed stays in category %s and subcategory %s, which are there', (category, subcategory) => {
  expect(inPlace(at(category, subcategory), at(3, null), categories)).toEqual(at(category, subcategory))
})

test.each([
  [9, null],
  [1, 9],
  [3, 2],
  [null, 2],
] as const)('a place that is gone (%s, %s) becomes the one the post has', (category, subcategory) => {
  expect(inPlace(at(category, subcategory), at(3, null), categories)).toEqual(at(3, null))
})
