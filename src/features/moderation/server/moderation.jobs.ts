import { z } from 'zod'
import type { Job } from '#platform/server/jobs/queue.ts'
import { notifyAuthor, sendWaitingDigest } from './notice.service.ts'

/** Delay of the notification email: a decision undone within it sends none. */
export const UNDO_WINDOW_MS = 60_000

export const notifyAuthorOfHiding: Job<{ decisionId: string }> = {
  name: 'tell-hidden',
  schema: z.object({ decisionId: z.string() }),
  run: (ctx, { decisionId }) => notifyAuthor(ctx, decisionId),
}

/** Seven or eight in the morning in Belgium. */
export const digestOfWaitingTexts: Job = { name: 'digest-of-waiting-texts', cron: '10 6 * * *', run: sendWaitingDigest }
