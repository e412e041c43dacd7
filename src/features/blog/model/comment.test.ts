import { expect, test } from 'vitest'
import { countedBy, isEditable, placeOfReply } from './comment.ts'

const written = new Date('2025-03-03T09:00:00Z')

test('a comment can be edited for fifteen minutes', () => {
  expect(isEditable(written, new Date('2025-03-03T09:14:59Z'))).toBe(true)
  expect(isEditable(written, new Date('2025-03-03T09:15:00Z'))).toBe(false)
})

test('an answer to an answer lies under the same comment', () => {
  expect(placeOfReply({ id: 7, rootId: null })).toEqual({ rootId: 7, replyToId: 7 })
  expect(placeOfReply({ id: 9, rootId: 7 })).toEqual({ rootId: 7, replyToId: 9 })
})

test('a comment counts once for its thread and once for what it answers', () => {
  expect(countedBy({ rootId: null, replyToId: null })).toEqual([])
  expect(countedBy({ rootId: 7, replyToId: 7 })).toEqual([7])
  expect(countedBy({ rootId: 7, replyToId: 9 })).toEqual([7, 9])
})
