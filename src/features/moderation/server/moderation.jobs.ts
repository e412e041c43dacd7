import { z } from 'zod'
import type { Job } from '#platform/server/queue.ts'
import { tellAuthor } from './notice.service.ts'

/** How long a decision can be undone without anybody having heard of it, in milliseconds. */
export const SECOND_THOUGHTS = 60_000

export const tellHidden: Job<{ decisionId: string }> = {
  name: 'tell-hidden',
  schema: z.object({ decisionId: z.string() }),
  run: (ctx, { decisionId }) => tellAuthor(ctx, decisionId),
}
