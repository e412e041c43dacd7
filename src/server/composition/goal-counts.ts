import type { CountGoals } from '#features/analytics/server/visitors/visitors.service.ts'
import { countRequests } from '#features/booking/server/appointments/appointment.repo.ts'
import * as messages from '#features/contact/server/message.repo.ts'
import { DEMO_ID_PATTERN } from '#features/demo/model/demo-user.ts'
import { countRegistered } from '#features/identity/server/users/user.repo.ts'
import * as reviews from '#features/reviews/server/review.repo.ts'

/** Goals as the tables of the product know them: with and without consent, without the demo. */
export const countGoals: CountGoals = async (db, range) => {
  const [requests, sent, registered, written] = await Promise.all([
    countRequests(db, range, DEMO_ID_PATTERN),
    messages.countBetween(db, range),
    countRegistered(db, range, DEMO_ID_PATTERN),
    reviews.countBetween(db, range, DEMO_ID_PATTERN),
  ])
  return { appointment_requested: requests, message_sent: sent, registration: registered, review_written: written }
}
