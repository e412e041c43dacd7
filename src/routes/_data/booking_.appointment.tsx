import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { APPOINTMENT_LINK_TEXTS, AppointmentLinkPage } from '#features/booking/ui/link/appointment-link-page.tsx'
import { tokenFromSearch } from '#features/identity/model/login-search.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/booking_/appointment')({
  // The first-paint script removes the token from the URL before the client router reads it; the loader data has it.
  loader: async ({ location }) => ({
    ...(await loadContent('appointment', ...APPOINTMENT_LINK_TEXTS)),
    token: tokenFromSearch(location.search) ?? '',
  }),
  component: () => (
    <PageOf data={useLoaderData({ from: '/_data/booking_/appointment' })} screen={AppointmentLinkPage} />
  ),
})
