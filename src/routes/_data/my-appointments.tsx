import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { bookingMineTexts } from '#features/booking/messages/mine/index.ts'
import { MyAppointmentsPage } from '#features/booking/ui/mine/my-appointments-page.tsx'
import { identityMenuTexts } from '#features/identity/messages/menu/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { PageOf } from '#shell/page.tsx'

export const Route = createFileRoute('/_data/my-appointments')({
  loader: () => loadContent('myAppointments', bookingMineTexts, identityMenuTexts),
  component: () => <PageOf data={useLoaderData({ from: '/_data/my-appointments' })} screen={MyAppointmentsPage} />,
})
