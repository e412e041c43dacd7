import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { figureTexts } from '#features/analytics/messages/figures/index.ts'
import { periodTexts } from '#features/analytics/messages/period/index.ts'
import { vitalsTexts } from '#features/analytics/messages/vitals/index.ts'
import { VitalsScreen } from '#features/analytics/ui/admin/vitals/vitals-screen.tsx'
import { labTexts } from '#features/audit/messages/lab/index.ts'
import { LabPanel } from '#features/audit/ui/admin/dashboard/lab-panel.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage, type AdminScreenProps } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/vitals')({
  loader: () => loadContent('adminVitals', vitalsTexts, periodTexts, figureTexts, labTexts),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/vitals' })} screen={Vitals} />,
})

function Vitals(props: AdminScreenProps) {
  return (
    <>
      <VitalsScreen {...props} />
      <div className="mt-[18px]">
        <LabPanel {...props} />
      </div>
    </>
  )
}
