import { createFileRoute, useLoaderData, useRouterState } from '@tanstack/react-router'
import { LinkedAppointment } from '#features/booking/ui/admin/appointments/appointment-dialog.tsx'
import { TIMESLOT_TABS, TIMESLOTS_TEXTS, TimeslotsScreen } from '#features/booking/ui/admin/timeslots-screen.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import type { SearchProps } from '#platform/client/search-props.ts'
import type { Uses } from '#platform/i18n/texts.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/timeslots')({
  loader: () => loadContent('adminTimeslots', ...TIMESLOTS_TEXTS),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/timeslots' })} screen={Timeslots} />,
})

function Timeslots({ texts, search, onSearch }: SearchProps & Uses<typeof TIMESLOTS_TEXTS>) {
  // The hash selects the section: `/admin/timeslots#rules`.
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const navigate = Route.useNavigate()
  // `?appointment=…&date=…` opens the appointment of that day.
  const { appointment, date, ...others } = search
  return (
    <>
      <TimeslotsScreen
        texts={texts}
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
