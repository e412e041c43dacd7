import { expect, test } from 'vitest'
import { MALFORMED, stubBlockedStorage, stubStorage } from '#tests/fixtures/stored-content.ts'
import { storedUserId } from './browser-storage.ts'

test('the stored user', () => {
  stubStorage({ 'auth-storage': '{"state":{"userId":"u1"}}' })
  expect(storedUserId()).toBe('u1')
})

test.each([...MALFORMED, '{"state":{"userId":7}}'])('malformed content is nobody: %s', (content) => {
  stubStorage({ 'auth-storage': content })
  expect(storedUserId()).toBeNull()
})

test('without storage there is nobody', () => {
  stubStorage({})
  expect(storedUserId()).toBeNull()
  stubBlockedStorage()
  expect(storedUserId()).toBeNull()
})
