import { expect, test, vi } from 'vitest'
import { MALFORMED, stubStorage } from '#tests/fixtures/stored-content.ts'
import { readBookingDraft, saveBookingDraft } from './booking-draft.ts'

const DRAFT = { type: 'CHANGE_REQUEST', date: '2026-11-20', time: '09:00', comments: '', at: '' }
const stored = (draft: unknown, keptAt: unknown = Date.now()) => JSON.stringify({ keptAt, userId: null, draft })

test('a stored draft is read', () => {
  stubStorage({ 'booking-draft': stored(DRAFT) })
  expect(readBookingDraft()).toEqual(DRAFT)
})

test.each([
  ...MALFORMED,
  stored(null),
  stored({ ...DRAFT, date: 'soon' }),
  stored({ ...DRAFT, date: 7 }),
  stored({ ...DRAFT, time: null }),
  stored({ ...DRAFT, comments: ['text'] }),
  stored(DRAFT, 'yesterday'),
  stored(DRAFT, null),
])('malformed content is no draft: %s', (content) => {
  stubStorage({ 'booking-draft': content })
  expect(readBookingDraft()).toEqual({})
})

test('a malformed draft does not prevent the next one', () => {
  stubStorage({ 'booking-draft': '{"cut' })
  vi.stubGlobal('location', { search: '?month=2026-12' })
  saveBookingDraft({ time: '10:00' })
  expect(readBookingDraft()).toEqual({ time: '10:00', at: '?month=2026-12' })
})
