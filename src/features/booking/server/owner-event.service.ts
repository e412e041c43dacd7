import { visibleLocale } from '#kernel/languages/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { Appointment } from '../model/appointment.ts'
import { loadBookingConfig } from './availability/availability.service.ts'
import { loadMailTexts } from './booking.mail.tsx'
import { describeForOwner } from './calendar-feed.service.ts'
import { renderOwnerEvent } from './invite.view.ts'

/** Calendar files of single appointments, as the owner sees them, in the default language. */
export async function loadEventWriter({ db, languages, env, now }: Context): Promise<(one: Appointment) => string> {
  const config = await loadBookingConfig(db)
  const locale = visibleLocale(languages.current(), undefined)
  const t = await loadMailTexts(locale)
  const { company } = config
  return (appointment) =>
    renderOwnerEvent({
      ...describeForOwner(appointment, config, t, locale),
      ...{ company, locale, origin: env.origin, now: now() },
    })
}
