import { expireAnalyticsData, fetchRanges, rollUpAnalytics } from '#features/analytics/server/analytics.jobs.ts'
import {
  auditChangedPages,
  checkLinks,
  nightlyAudit,
  runAudit,
  runLighthouse,
} from '#features/audit/server/audit.jobs.ts'
import { checkCaseAddresses } from '#features/blog/server/case-studies/case-study.jobs.ts'
import { publishScheduledPost, purgeBlog } from '#features/blog/server/posts/blog.jobs.ts'
import {
  digestOfRequests,
  nudgeAboutRequests,
  purgeAppointmentGuests,
  readOwnCalendars,
  remindOfAppointments,
  writeOwnCalendar,
} from '#features/booking/server/booking.jobs.ts'
import { purgeClients } from '#features/clients/server/client.jobs.ts'
import { purgeConsents } from '#features/consent/server/consent.jobs.ts'
import { purgeContact } from '#features/contact/server/contact.jobs.ts'
import { purgeIdentity } from '#features/identity/server/identity.jobs.ts'
import { purgeJournal } from '#features/journal/server/journal.jobs.ts'
import { deliverEmails, deliverLetters, purgeMail } from '#features/mail/server/delivery/email.jobs.ts'
import { removePictures } from '#features/media/server/media.jobs.ts'
import { removePictureFiles } from '#features/media/server/picture-files.jobs.ts'
import { digestOfWaitingTexts, notifyAuthorOfHiding } from '#features/moderation/server/moderation.jobs.ts'
import { nightlyVacuum } from '#platform/server/database/embedded/vacuum.jobs.ts'
import type { Job } from '#platform/server/jobs/queue.ts'
import { sweepCounters } from '#platform/server/rate-limit.ts'
import { nightlyBackup } from './backup.jobs.ts'
import { auditSource } from './composition/audit-source.ts'
import { CLIENT_SOURCES } from './composition/client-sources.ts'
import { exampleFigures } from './composition/example-figures.jobs.ts'
import { heartbeat } from './heartbeat.jobs.ts'

export const JOBS: readonly Job[] = [
  nightlyBackup,
  nightlyVacuum,
  heartbeat,
  sweepCounters,
  rollUpAnalytics,
  expireAnalyticsData,
  fetchRanges,
  deliverEmails,
  deliverLetters,
  purgeMail,
  purgeConsents,
  purgeContact,
  purgeIdentity,
  purgeJournal,
  notifyAuthorOfHiding,
  digestOfWaitingTexts,
  removePictures,
  removePictureFiles,
  publishScheduledPost,
  purgeBlog,
  checkCaseAddresses,
  remindOfAppointments,
  readOwnCalendars,
  writeOwnCalendar,
  nudgeAboutRequests,
  digestOfRequests,
  purgeAppointmentGuests,
  purgeClients(CLIENT_SOURCES),
  runAudit(auditSource),
  nightlyAudit,
  auditChangedPages,
  checkLinks,
  runLighthouse,
  exampleFigures,
]
