import type { PostState } from './authoring.schema.ts'

/** What a button of the form does. Every action saves the content; they differ in visibility and publication time. */
export type PostAction = 'saveDraft' | 'publish' | 'schedule' | 'update' | 'publishNow' | 'unpublish' | 'cancelSchedule'

/** The main action is the last one. `publishedAt` is the time in the form, which may differ from the saved one. */
export function postActionsFor(state: PostState | 'new', publishedAt: string | null, now: Date): PostAction[] {
  const isLater = publishedAt !== null && new Date(publishedAt) > now
  switch (state) {
    case 'new':
    case 'draft':
      return ['saveDraft', isLater ? 'schedule' : 'publish']
    case 'scheduled':
      return isLater ? ['cancelSchedule', 'publishNow', 'update'] : ['cancelSchedule', 'publish']
    case 'published':
      return ['unpublish', isLater ? 'schedule' : 'update']
    case 'deleted':
      return []
  }
}

type Visibility = { isPublic: boolean; publishedAt: string | null }

/** Visibility to save. Without a time, the server sets the time of publication. */
export function visibilityAfter(action: PostAction, publishedAt: string | null): Visibility {
  if (action === 'publishNow') return { isPublic: true, publishedAt: null }
  return { isPublic: !['saveDraft', 'unpublish', 'cancelSchedule'].includes(action), publishedAt }
}

export type PostEffect = 'publish' | 'schedule' | 'hideUntil' | 'update' | 'updateScheduled'

/** What readers will see of the main action. */
export function effectOf(state: PostState | 'new', main: PostAction): PostEffect | undefined {
  if (main === 'schedule') return state === 'published' ? 'hideUntil' : 'schedule'
  if (main === 'update') return state === 'scheduled' ? 'updateScheduled' : 'update'
  return main === 'publish' ? 'publish' : undefined
}
