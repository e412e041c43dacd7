import { expect, test } from 'vitest'
import { draftContent, postInput } from '../../../model/post-input.schema.ts'
import { emptyDraft, errorsByField, fromPostDraft, isSameDraft, withExistingCategory } from './post-draft.ts'

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
  expect(withExistingCategory(at(category, subcategory), at(3, null), categories)).toEqual(at(category, subcategory))
})

test.each([
  [9, null],
  [1, 9],
  [3, 2],
  [null, 2],
] as const)('a place that is gone (%s, %s) becomes the one the post has', (category, subcategory) => {
  expect(withExistingCategory(at(category, subcategory), at(3, null), categories)).toEqual(at(3, null))
})

const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Woorden.' }] }

function written() {
  const draft = emptyDraft('Rita')
  draft.texts.nl = { ...draft.texts.nl, title: 'Titel', document: { type: 'doc', content: [paragraph] } }
  return draft
}

test('a new category without a name is sent, so that the server asks for it; a draft stores it', () => {
  for (const place of ['newCategory', 'newSubcategory'] as const) {
    const draft = { ...written(), [place]: { nl: '' }, categoryDescription: { nl: '' } }
    const sent = fromPostDraft(draft)
    expect(sent).not.toHaveProperty('categoryDescription')
    expect(draftContent.safeParse(sent).success).toBe(true)
    const refused = postInput.safeParse(sent).error?.issues.map(({ path, message }) => [path[0], message])
    expect(refused).toEqual([[place, 'blog-errors:category.nameNeeded']])
    expect(isSameDraft(draft, written())).toBe(false)
  }
  expect(postInput.safeParse(fromPostDraft(written())).success).toBe(true)
})

test('an error about an item is shown at its field', () => {
  const fields = { 'tags.0': 'te lang', 'tags.3': 'leeg', 'texts.fr.title': 'nodig', 'newCategory.nl': 'te lang' }
  expect(errorsByField(fields)).toEqual({ tags: 'te lang', 'texts.fr.title': 'nodig', newCategory: 'te lang' })
})
