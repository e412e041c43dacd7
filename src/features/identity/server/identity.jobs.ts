import { removeEmailsTo } from '#features/mail/server/email.repo.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Job } from '#platform/server/jobs/queue.ts'
import { UNVERIFIED_ACCOUNT_DAYS } from '../model/session-retention.ts'
import { reencodePhotos } from './account/me.service.ts'
import * as sessionRepo from './session/session.repo.ts'
import * as userRepo from './users/user.repo.ts'

/**
 * Nightly: removes expired sessions and links, and accounts that were not verified within a month. Re-encodes photos of
 * earlier versions.
 */
export const purgeIdentity: Job = {
  name: 'tidy-identity',
  cron: '45 2 * * *',
  async run({ db, now }) {
    await sessionRepo.removeExpired(db, now())
    const addresses = await userRepo.removeUnverified(db, new Date(now().getTime() - UNVERIFIED_ACCOUNT_DAYS * DAY_MS))
    await removeEmailsTo(db, ...addresses)
    await reencodePhotos({ db, now })
  },
}
