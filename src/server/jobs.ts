import { expireAnalyticsData, rollUpAnalytics } from '#features/analytics/server/analytics.jobs.ts'
import { postAppears, purgeBlog } from '#features/blog/server/blog.jobs.ts'
import { nudgeAboutRequests, remindOfAppointments } from '#features/booking/server/booking.jobs.ts'
import { forgetConsents } from '#features/consent/server/consent.jobs.ts'
import { purgeContact } from '#features/contact/server/contact.jobs.ts'
import { tidyIdentity } from '#features/identity/server/identity.jobs.ts'
import { purgeSecurityEvents } from '#features/journal/server/journal.jobs.ts'
import { deliverLetters, purgeMail } from '#features/mail/server/letter.jobs.ts'
import { removePictures } from '#features/media/server/media.jobs.ts'
import { tellHidden } from '#features/moderation/server/moderation.jobs.ts'
import { nightlyBackup } from '#platform/server/backup.jobs.ts'
import type { Job } from '#platform/server/queue.ts'
import { sweepCounters } from '#platform/server/rate-limit.ts'
import { nightlyTidy } from '#platform/server/tidy.jobs.ts'
import { auditChangedPages, nightlyAudit, runAudit } from './audit.jobs.ts'

/** Every kind of later work the product knows. */
export const JOBS: readonly Job[] = [
  nightlyBackup,
  nightlyTidy,
  sweepCounters,
  rollUpAnalytics,
  expireAnalyticsData,
  deliverLetters,
  purgeMail,
  forgetConsents,
  purgeContact,
  tidyIdentity,
  purgeSecurityEvents,
  tellHidden,
  removePictures,
  postAppears,
  purgeBlog,
  remindOfAppointments,
  nudgeAboutRequests,
  runAudit,
  nightlyAudit,
  auditChangedPages,
]
