import { expect, test } from 'vitest'
import { MALFORMED, stubStorage } from '#tests/fixtures/stored-content.ts'
import { readAnswerDraft, saveAnswerDraft } from './answer-drafts.ts'

test.each([
  ...MALFORMED,
  '{"userId":null,"drafts":null}',
  '{"userId":null,"drafts":"text"}',
  '{"userId":null,"drafts":{"m1":7}}',
  '{"userId":{},"drafts":{"m1":"of nobody"}}',
])('malformed content is no draft, and the next one is kept: %s', (content) => {
  stubStorage({ 'answer-drafts': content })
  expect(readAnswerDraft('m1')).toBe('')
  saveAnswerDraft('m1', 'Dear Rita')
  expect(readAnswerDraft('m1')).toBe('Dear Rita')
})
