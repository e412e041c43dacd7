import { expect, test } from 'vitest'
import { effectOf, postActionsFor, visibilityAfter } from './post-action.ts'

const now = new Date('2026-11-17T09:00:00Z')
const past = '2026-11-01T09:00:00Z'
const future = '2026-12-01T09:00:00Z'

test.each([
  ['new', null, ['saveDraft', 'publish'], 'publish'],
  ['new', future, ['saveDraft', 'schedule'], 'schedule'],
  ['draft', past, ['saveDraft', 'publish'], 'publish'],
  ['draft', future, ['saveDraft', 'schedule'], 'schedule'],
  ['scheduled', future, ['cancelSchedule', 'publishNow', 'update'], 'updateScheduled'],
  ['scheduled', null, ['cancelSchedule', 'publish'], 'publish'],
  ['published', past, ['unpublish', 'update'], 'update'],
  ['published', future, ['unpublish', 'schedule'], 'hideUntil'],
  ['deleted', past, [], undefined],
] as const)('a %s post with the time %s has the actions %j', (state, publishedAt, actions, effect) => {
  const found = postActionsFor(state, publishedAt, now)
  expect(found).toEqual(actions)
  expect(found.length > 0 ? effectOf(state, found.at(-1)!) : undefined).toBe(effect)
})

test.each([
  ['publish', { isPublic: true, publishedAt: past }],
  ['schedule', { isPublic: true, publishedAt: past }],
  ['update', { isPublic: true, publishedAt: past }],
  ['publishNow', { isPublic: true, publishedAt: null }],
  ['saveDraft', { isPublic: false, publishedAt: past }],
  ['unpublish', { isPublic: false, publishedAt: past }],
  ['cancelSchedule', { isPublic: false, publishedAt: past }],
] as const)('%s saves %j', (action, visibility) => {
  expect(visibilityAfter(action, past)).toEqual(visibility)
})
