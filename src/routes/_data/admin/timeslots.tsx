import { createFileRoute, useLoaderData, useRouterState } from '@tanstack/react-router'
import { bookingAdminTexts } from '#features/booking/messages/admin/index.ts'
import { bookingErrorsTexts } from '#features/booking/messages/errors/index.ts'
import { bookingHistoryTexts } from '#features/booking/messages/history/index.ts'
import { bookingHoursTexts } from '#features/booking/messages/hours/index.ts'
import { bookingRulesTexts } from '#features/booking/messages/rules/index.ts'
import { LinkedAppointment } from '#features/booking/ui/admin/appointments/appointment-dialog.tsx'
import { TIMESLOT_TABS, TimeslotsScreen } from '#features/booking/ui/admin/timeslots-screen.tsx'
import { clientTexts } from '#features/clients/messages/index.ts'
import { settingsAdminTexts } from '#features/settings/messages/admin/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { AdminPage, type AdminScreenProps } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/timeslots')({
  loader: () =>
    loadContent(
      'adminTimeslots',
      bookingAdminTexts,
      bookingHistoryTexts,
      bookingRulesTexts,
      bookingHoursTexts,
      bookingErrorsTexts,
      clientTexts,
      settingsAdminTexts,
      platformTexts,
    ),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/timeslots' })} screen={Timeslots} />,
})

function Timeslots({ search, onSearch }: AdminScreenProps) {
  // The hash selects the section: `/admin/timeslots#rules`.
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const navigate = Route.useNavigate()
  // `?appointment=…&date=…` opens the appointment of that day.
  const { appointment, date, ...others } = search
  return (
    <>
      <TimeslotsScreen
        tab={TIMESLOT_TABS.find((tab) => tab === hash) ?? 'pending'}
        onTab={(next) => navigate({ search: true, hash: next, resetScroll: false, hashScrollIntoView: false })}
        search={others}
        onSearch={onSearch}
      />
      {appointment && date ? (
        <LinkedAppointment
          key={String(appointment)}
          id={String(appointment)}
          date={String(date)}
          onClose={() => onSearch(others)}
        />
      ) : null}
    </>
  )
}
