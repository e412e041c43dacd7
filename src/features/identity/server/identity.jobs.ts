import { z } from 'zod'
import { removeLettersTo } from '#features/mail/server/letter.repo.ts'
import type { Job } from '#platform/server/queue.ts'
import { reencodePhotos } from './me.service.ts'
import * as sessionRepo from './session.repo.ts'
import * as userRepo from './user.repo.ts'

const MONTH = 30 * 86_400_000

/**
 * Every night: sessions and links that are over go, and so do accounts that were never verified in a month. Photos of
 * earlier versions lose their metadata.
 */
export const tidyIdentity: Job = {
  name: 'tidy-identity',
  schema: z.object({}),
  cron: '45 2 * * *',
  async run({ db, now }) {
    await sessionRepo.removeExpired(db, now())
    const addresses = await userRepo.removeUnverified(db, new Date(now().getTime() - MONTH))
    await removeLettersTo(db, ...addresses)
    await reencodePhotos({ db, now })
  },
}
