import { expect, test } from 'vitest'
import { STORAGE_REGISTRY } from '#kernel/storage-registry.ts'
import { MALFORMED, stubStorage } from '#tests/fixtures/stored-content.ts'
import { readSaved, removeSaved } from './saved-input.ts'

const INPUT = { userId: null, values: [['title', 'Hello']] }

test.each([
  ...MALFORMED,
  '{"contact":null}',
  '{"contact":{"userId":null}}',
  '{"contact":{"userId":7,"values":[]}}',
  '{"contact":{"userId":null,"values":[["title",7]]}}',
  '{"contact":{"userId":null,"values":[null]}}',
  '{"/contact":{"userId":null,"values":[]}}',
])('malformed content is no input: %s', (content) => {
  stubStorage({ 'kept-input': content })
  expect(readSaved()).toEqual({})
})

test('a malformed form does not hide the input of another', () => {
  const storage = stubStorage({ 'kept-input': JSON.stringify({ profile: 7, contact: INPUT }) })
  expect(readSaved()).toEqual({ contact: INPUT })
  removeSaved('contact')
  expect(storage['kept-input']).toBeUndefined()
})

test('what visitors typed in a tab of an earlier build is under the keys that this build reads', () => {
  const typed = STORAGE_REGISTRY.filter(({ purpose }) => purpose === 'typed').map(({ name }) => name)
  expect(typed).toEqual(['kept-input', 'blog-drafts', 'answer-drafts', 'booking-draft'])
})
