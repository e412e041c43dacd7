import { expect, test } from 'vitest'
import { stubBlockedStorage, stubStorage } from '#tests/fixtures/stored-content.ts'
import { fieldsOf, readLocal, readSession } from './stored-fields.ts'

test.each(['', 'no JSON', '{"cut', 'null', '7', 'true', '[]'])('malformed content has no fields: %s', (content) => {
  stubStorage({ preferences: content, 'kept-input': content })
  expect(readLocal('preferences')).toEqual({})
  expect(readSession('kept-input')).toEqual({})
})

test('absent and blocked storage have no fields', () => {
  stubStorage({})
  expect(readLocal('preferences')).toEqual({})
  stubBlockedStorage()
  expect(readLocal('preferences')).toEqual({})
})

test('the fields of an object are those that are stored', () => {
  stubStorage({ preferences: '{"darkMode":true,"language":null}' })
  expect(readLocal('preferences')).toEqual({ darkMode: true, language: null })
  expect(fieldsOf(undefined)).toEqual({})
})
