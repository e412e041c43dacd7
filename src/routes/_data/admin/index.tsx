import { createFileRoute, Link, useLoaderData } from '@tanstack/react-router'
import { dashboardTexts } from '#features/analytics/messages/dashboard/index.ts'
import { figureTexts } from '#features/analytics/messages/figures/index.ts'
import { periodTexts } from '#features/analytics/messages/period/index.ts'
import { visitorsTexts } from '#features/analytics/messages/visitors/index.ts'
import { vitalsTexts } from '#features/analytics/messages/vitals/index.ts'
import { AiCrawlers } from '#features/analytics/ui/admin/dashboard/ai-crawlers.tsx'
import { AnalyticsOverview } from '#features/analytics/ui/admin/dashboard/analytics-overview.tsx'
import { aiCheckTexts } from '#features/audit/messages/ai-checks/index.ts'
import { checkTexts } from '#features/audit/messages/checks/index.ts'
import { auditDashboardTexts } from '#features/audit/messages/dashboard/index.ts'
import { labTexts } from '#features/audit/messages/lab/index.ts'
import { auditReportTexts } from '#features/audit/messages/report/index.ts'
import { tipTexts } from '#features/audit/messages/tips/index.ts'
import { AiAssistantsPanel, SearchEnginesPanel } from '#features/audit/ui/admin/dashboard/area-panels.tsx'
import { LabPanel } from '#features/audit/ui/admin/dashboard/lab-panel.tsx'
import { TipsPanel } from '#features/audit/ui/admin/dashboard/tips-panel.tsx'
import { bookingAdminTexts } from '#features/booking/messages/admin/index.ts'
import { bookingAgendaTexts } from '#features/booking/messages/agenda/index.ts'
import { AgendaPanels } from '#features/booking/ui/admin/agenda/agenda-panels.tsx'
import { consentTexts } from '#features/consent/messages/index.ts'
import { ConsentRates } from '#features/consent/ui/admin/consent-rates.tsx'
import { demoTexts } from '#features/demo/messages/index.ts'
import { RemoveDemoButton } from '#features/demo/ui/admin/remove-demo-button.tsx'
import { journalTexts } from '#features/journal/messages/index.ts'
import { JournalNewest } from '#features/journal/ui/admin/journal-newest.tsx'
import { useSite } from '#features/settings/ui/use-site.ts'
import { setupTexts } from '#features/setup/messages/index.ts'
import { SetupChecklist } from '#features/setup/ui/admin/setup-checklist.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { AdminPage, type AdminScreenProps } from '#shell/admin/admin-page.tsx'
import { useJournalDetails } from '#shell/admin/journal-details.tsx'
import { adminTexts } from '#shell/admin/messages/index.ts'
import { SETTING_TEXTS } from '#shell/admin/setting-tabs.ts'
import { WaitingList } from '#shell/admin/waiting-list.tsx'
import { Panel } from '#ui/data/panel.tsx'
import { linkStyles } from '#ui/link.tsx'

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
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/' })} screen={Overview} />,
})

function Overview(props: AdminScreenProps) {
  const t = useT(adminTexts)
  return (
    <div className="flex flex-col gap-[18px]">
      <AgendaPanels />
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="mb-3 text-[1.2rem]">
          {t('waiting')}
        </h2>
        <WaitingList />
      </section>
      <SetupChecklist removeDemo={<RemoveDemoButton />} />
      <AnalyticsOverview {...props} />
      <LabPanel {...props} />
      <div className="grid gap-[18px] xl:grid-cols-2">
        <SearchEnginesPanel />
        <AiAssistantsPanel crawlers={<AiCrawlers {...props} />} />
      </div>
      <TipsPanel />
      <Panel
        title={t('latest')}
        action={
          <Link to="/admin/journal" className={linkStyles()}>
            {t('wholeJournal')}
          </Link>
        }
      >
        <JournalNewest limit={8} zone={useSite().timeZone} detailsOf={useJournalDetails()} />
      </Panel>
      <Panel title={useT(consentTexts)('rates')}>
        <ConsentRates />
      </Panel>
    </div>
  )
}
