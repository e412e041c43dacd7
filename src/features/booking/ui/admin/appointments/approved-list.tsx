import { useInfiniteQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'
import { AppointmentsByDay } from './appointments-by-day.tsx'

/** Upcoming approved appointments, soonest first. */
export function ApprovedList() {
  const t = useT(bookingAdminTexts)
  return <AppointmentsByDay search={useInfiniteQuery(timeslotsQueries.approved())} empty={t('approved.none')} />
}
