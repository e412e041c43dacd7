import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { dashboardTexts } from '#features/analytics/messages/dashboard/index.ts'
import { figureTexts } from '#features/analytics/messages/figures/index.ts'
import { periodTexts } from '#features/analytics/messages/period/index.ts'
import { visitorsTexts } from '#features/analytics/messages/visitors/index.ts'
import { vitalsTexts } from '#features/analytics/messages/vitals/index.ts'
import { aiCheckTexts } from '#features/audit/messages/ai-checks/index.ts'
import { checkTexts } from '#features/audit/messages/checks/index.ts'
import { auditDashboardTexts } from '#features/audit/messages/dashboard/index.ts'
import { labTexts } from '#features/audit/messages/lab/index.ts'
import { auditReportTexts } from '#features/audit/messages/report/index.ts'
import { tipTexts } from '#features/audit/messages/tips/index.ts'
import { bookingAdminTexts } from '#features/booking/messages/admin/index.ts'
import { bookingAgendaTexts } from '#features/booking/messages/agenda/index.ts'
import { consentTexts } from '#features/consent/messages/index.ts'
import { demoTexts } from '#features/demo/messages/index.ts'
import { journalTexts } from '#features/journal/messages/index.ts'
import { setupTexts } from '#features/setup/messages/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'
import { Overview } from '#shell/admin/overview/overview.tsx'
import { OverviewSkeleton } from '#shell/admin/overview/overview-skeleton.tsx'
import { SETTING_TEXTS } from '#shell/admin/setting-tabs.ts'

export const Route = createFileRoute('/_data/admin/')({
  loader: () =>
    loadContent(
      'admin',
      bookingAdminTexts,
      bookingAgendaTexts,
      setupTexts,
      demoTexts,
      journalTexts,
      ...Object.values(SETTING_TEXTS),
      consentTexts,
      dashboardTexts,
      figureTexts,
      visitorsTexts,
      vitalsTexts,
      periodTexts,
      labTexts,
      checkTexts,
      aiCheckTexts,
      tipTexts,
      auditDashboardTexts,
      auditReportTexts,
    ),
  component: () => (
    <AdminPage data={useLoaderData({ from: '/_data/admin/' })} screen={Overview} skeleton={<OverviewSkeleton />} />
  ),
})
