import { z } from 'zod'
import type { Job } from '#platform/server/queue.ts'
import { forgetOldAnswers } from './consent.service.ts'

export const forgetConsents: Job = {
  name: 'forget-consents',
  schema: z.object({}),
  cron: '50 2 * * *',
  run: forgetOldAnswers,
}
