import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { bookingAdminTexts } from '#features/booking/messages/admin/index.ts'
import { bookingErrorsTexts } from '#features/booking/messages/errors/index.ts'
import { bookingHoursTexts } from '#features/booking/messages/hours/index.ts'
import { bookingRulesTexts } from '#features/booking/messages/rules/index.ts'
import { LinkedAppointment } from '#features/booking/ui/admin/appointments/linked-appointment.tsx'
import { TIMESLOT_TABS, TimeslotsScreen, type TimeslotTab } from '#features/booking/ui/admin/timeslots-screen.tsx'
import { settingsAdminTexts } from '#features/settings/messages/admin/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { adminPage } from '#shell/admin/admin-page.tsx'

type Search = { appointment?: string; date?: string }

export const Route = createFileRoute('/_data/admin/timeslots')({
  // `?appointment=…&date=…` opens the appointment of that day.
  validateSearch: ({ appointment, date }: Record<string, unknown>): Search =>
    typeof appointment === 'string' && typeof date === 'string' ? { appointment, date } : {},
  loader: () =>
    loadContent(
      'adminTimeslots',
      bookingAdminTexts,
      bookingRulesTexts,
      bookingHoursTexts,
      bookingErrorsTexts,
      settingsAdminTexts,
      platformTexts,
    ),
  component: adminPage(Timeslots),
})

function Timeslots() {
  // The hash selects the section: `/admin/timeslots#rules`.
  const place = useRouterState({ select: ({ location }) => location.hash })
  const navigate = Route.useNavigate()
  const { appointment, date } = Route.useSearch()
  return (
    <>
      <TimeslotsScreen
        tab={isTab(place) ? place : 'pending'}
        onTab={(next) => navigate({ hash: next, resetScroll: false, hashScrollIntoView: false })}
      />
      {appointment && date && (
        <LinkedAppointment
          key={appointment}
          id={appointment}
          date={date}
          onClose={() => navigate({ search: {}, hash: place, replace: true, resetScroll: false })}
        />
      )}
    </>
  )
}

function isTab(place: string): place is TimeslotTab {
  return TIMESLOT_TABS.includes(place as TimeslotTab)
}
