import { dashboardTexts } from '#features/analytics/messages/dashboard/index.ts'
import { periodTexts } from '#features/analytics/messages/period/index.ts'
import { visitorsTexts } from '#features/analytics/messages/visitors/index.ts'
import { vitalsTexts } from '#features/analytics/messages/vitals/index.ts'
import { AnalyticsOverview } from '#features/analytics/ui/admin/dashboard/analytics-overview.tsx'
import { VitalsSummary } from '#features/analytics/ui/admin/dashboard/vitals-summary.tsx'
import { EXAMPLE_TEXTS } from '#features/analytics/ui/admin/figures/example-label.tsx'
import { aiCheckTexts } from '#features/audit/messages/ai-checks/index.ts'
import { checkTexts } from '#features/audit/messages/checks/index.ts'
import { auditDashboardTexts } from '#features/audit/messages/dashboard/index.ts'
import { auditReportTexts } from '#features/audit/messages/report/index.ts'
import { tipTexts } from '#features/audit/messages/tips/index.ts'
import { AiAssistantsPanel, SearchEnginesPanel } from '#features/audit/ui/admin/dashboard/area-panels.tsx'
import { TipsPanel } from '#features/audit/ui/admin/dashboard/tips-panel.tsx'
import { bookingAdminTexts } from '#features/booking/messages/admin/index.ts'
import { bookingAgendaTexts } from '#features/booking/messages/agenda/index.ts'
import { AgendaPanel } from '#features/booking/ui/admin/agenda/agenda-panel.tsx'
import { demoTexts } from '#features/demo/messages/index.ts'
import { RemoveDemoButton } from '#features/demo/ui/admin/remove-demo-button.tsx'
import { setupTexts } from '#features/setup/messages/index.ts'
import { SetupChecklist } from '#features/setup/ui/admin/setup-checklist.tsx'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { adminTexts } from '../messages/index.ts'
import { ALL_SETTING_TEXTS } from '../setting-tabs.ts'
import { WaitingList } from './waiting-list.tsx'

export const OVERVIEW_TEXTS = [
  ...ALL_SETTING_TEXTS,
  ...EXAMPLE_TEXTS,
  dashboardTexts,
  periodTexts,
  visitorsTexts,
  vitalsTexts,
  aiCheckTexts,
  checkTexts,
  auditDashboardTexts,
  auditReportTexts,
  tipTexts,
  bookingAdminTexts,
  bookingAgendaTexts,
  demoTexts,
  setupTexts,
] as const

/** Two screens: what to do, what happened, what to change. Details are behind links. */
export function Overview(props: SearchProps & Uses<typeof OVERVIEW_TEXTS>) {
  const t = useT(adminTexts)
  return (
    <div className="flex flex-col gap-[18px]">
      {/* On wide screens the coming days are beside the tasks and the first steps. */}
      <div className="grid gap-[18px] xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        <section aria-labelledby="waiting">
          <h2 id="waiting" className="mb-3 text-[1.2rem]">
            {t('waiting')}
          </h2>
          <WaitingList />
        </section>
        <AgendaPanel className="xl:col-start-2 xl:row-span-2 xl:row-start-1" />
        <SetupChecklist removeDemo={<RemoveDemoButton />} />
      </div>
      <AnalyticsOverview {...props} />
      <div className="grid gap-[18px] md:grid-cols-2 xl:grid-cols-3 md:max-xl:[&>:nth-child(3)]:col-span-2">
        <SearchEnginesPanel />
        <AiAssistantsPanel />
        <VitalsSummary {...props} />
        <TipsPanel className="col-span-full" />
      </div>
    </div>
  )
}
