import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { bookingAdminTexts } from '#features/booking/messages/admin/index.ts'
import { bookingErrorsTexts } from '#features/booking/messages/errors/index.ts'
import { bookingRulesTexts } from '#features/booking/messages/rules/index.ts'
import { TIMESLOT_TABS, TimeslotsScreen, type TimeslotTab } from '#features/booking/ui/admin/timeslots-screen.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/timeslots')({
  loader: () => loadContent('adminTimeslots', bookingAdminTexts, bookingRulesTexts, bookingErrorsTexts, platformTexts),
  component: Page,
})

function Page() {
  // The part of the screen is a place in the page: `/admin/timeslots#rules`.
  const place = useRouterState({ select: ({ location }) => location.hash })
  const navigate = Route.useNavigate()
  return (
    <AdminPage {...Route.useLoaderData()}>
      <TimeslotsScreen
        tab={isTab(place) ? place : 'pending'}
        onTab={(next) => navigate({ hash: next, resetScroll: false, hashScrollIntoView: false })}
      />
    </AdminPage>
  )
}

function isTab(place: string): place is TimeslotTab {
  return TIMESLOT_TABS.includes(place as TimeslotTab)
}
