import { z } from 'zod'
import type { Job } from '#platform/server/jobs/queue.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import { purgePosts } from '../authoring/purge.service.ts'
import { PORTFOLIO_TAG } from '../case-studies/case-study.service.ts'

/** Runs at the publication time of a scheduled post: invalidates the pages cached without it. */
export const publishScheduledPost: Job<{ id: number }> = {
  name: 'post-appears',
  schema: z.object({ id: z.int() }),
  run: ({ db }, { id }) =>
    db.transaction((tx) => invalidateTags(tx, 'posts', `post:${id}`, 'post-order', PORTFOLIO_TAG)),
}

export const purgeBlog: Job = { name: 'purge-blog', cron: '20 3 * * *', run: purgePosts }
