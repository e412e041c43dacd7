import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import {
  VISITORS_TEXTS,
  VisitorsScreen,
  type VisitorsScreenProps,
} from '#features/analytics/ui/admin/visitors/visitors-screen.tsx'
import { consentTexts } from '#features/consent/messages/index.ts'
import { ConsentPanel } from '#features/consent/ui/admin/consent-rates.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/visitors')({
  loader: () => loadContent('adminVisitors', ...VISITORS_TEXTS, consentTexts),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/visitors' })} screen={Visitors} />,
})

function Visitors(props: VisitorsScreenProps) {
  return (
    <>
      <VisitorsScreen {...props} />
      <ConsentPanel className="mt-4" />
    </>
  )
}
