import { expect, test } from 'vitest'
import { MALFORMED, stubStorage } from '#tests/fixtures/stored-content.ts'
import { listLocalNewDrafts, readLocalDraft, removeLocalDraft } from './local-drafts.ts'
import { emptyDraft, fromPostDraft } from './post-draft.ts'

const DRAFT = {
  userId: 'u1',
  content: fromPostDraft(emptyDraft('Rita')),
  startedFrom: null,
  savedAt: '2026-11-18',
}

test('a stored draft is read as it was written, also over the limits of the form', () => {
  const content = { ...DRAFT.content, creator: 'x'.repeat(10_000) }
  stubStorage({ 'blog-drafts': JSON.stringify({ '42': { ...DRAFT, content } }) })
  expect(readLocalDraft('42', 'u1')?.content.creator).toHaveLength(10_000)
})

test.each([
  ...MALFORMED,
  JSON.stringify({ '42': null }),
  JSON.stringify({ '42': { ...DRAFT, userId: null } }),
  JSON.stringify({ '42': { ...DRAFT, savedAt: 7 } }),
  JSON.stringify({ '42': { ...DRAFT, content: { ...DRAFT.content, texts: { nl: { title: 7 } } } } }),
  JSON.stringify({ '42': { ...DRAFT, content: { ...DRAFT.content, tags: 'web' } } }),
])('malformed content is no draft: %s', (stored) => {
  stubStorage({ 'blog-drafts': stored })
  expect(readLocalDraft('42', 'u1')).toBeUndefined()
  expect(listLocalNewDrafts('u1')).toEqual([])
  removeLocalDraft('42')
})
