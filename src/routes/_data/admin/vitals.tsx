import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { VITALS_TEXTS, VitalsScreen } from '#features/analytics/ui/admin/vitals/vitals-screen.tsx'
import { LAB_TEXTS, LabPanel } from '#features/audit/ui/admin/dashboard/lab-panel.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import type { SearchProps } from '#platform/client/search-props.ts'
import type { Uses } from '#platform/i18n/texts.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/vitals')({
  loader: () => loadContent('adminVitals', ...VITALS_TEXTS, ...LAB_TEXTS),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/vitals' })} screen={Vitals} />,
})

function Vitals(props: SearchProps & Uses<typeof VITALS_TEXTS> & Uses<typeof LAB_TEXTS>) {
  return (
    <>
      <VitalsScreen {...props} />
      <div className="mt-[18px]">
        <LabPanel {...props} />
      </div>
    </>
  )
}
