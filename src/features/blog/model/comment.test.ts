import { expect, test } from 'vitest'
import { ancestorIdsOf, isEditable, replyPosition } from './comment.ts'

const written = new Date('2025-03-03T09:00:00Z')

test('a comment can be edited for fifteen minutes', () => {
  expect(isEditable(written, new Date('2025-03-03T09:14:59Z'))).toBe(true)
  expect(isEditable(written, new Date('2025-03-03T09:15:00Z'))).toBe(false)
})

test('a reply to a reply belongs to the root thread', () => {
  expect(replyPosition({ id: 7, rootId: null })).toEqual({ rootId: 7, replyToId: 7 })
  expect(replyPosition({ id: 9, rootId: 7 })).toEqual({ rootId: 7, replyToId: 9 })
})

test('a comment counts for its thread and for the comment it replies to', () => {
  expect(ancestorIdsOf({ rootId: null, replyToId: null })).toEqual([])
  expect(ancestorIdsOf({ rootId: 7, replyToId: 7 })).toEqual([7])
  expect(ancestorIdsOf({ rootId: 7, replyToId: 9 })).toEqual([7, 9])
})
