import { Link } from '@tanstack/react-router'
import { dashboardTexts } from '#features/analytics/messages/dashboard/index.ts'
import { periodTexts } from '#features/analytics/messages/period/index.ts'
import { visitorsTexts } from '#features/analytics/messages/visitors/index.ts'
import { vitalsTexts } from '#features/analytics/messages/vitals/index.ts'
import { AiCrawlers } from '#features/analytics/ui/admin/dashboard/ai-crawlers.tsx'
import { AnalyticsOverview } from '#features/analytics/ui/admin/dashboard/analytics-overview.tsx'
import { aiCheckTexts } from '#features/audit/messages/ai-checks/index.ts'
import { checkTexts } from '#features/audit/messages/checks/index.ts'
import { auditDashboardTexts } from '#features/audit/messages/dashboard/index.ts'
import { auditReportTexts } from '#features/audit/messages/report/index.ts'
import { tipTexts } from '#features/audit/messages/tips/index.ts'
import { AiAssistantsPanel, SearchEnginesPanel } from '#features/audit/ui/admin/dashboard/area-panels.tsx'
import { LAB_TEXTS, LabPanel } from '#features/audit/ui/admin/dashboard/lab-panel.tsx'
import { TipsPanel } from '#features/audit/ui/admin/dashboard/tips-panel.tsx'
import { bookingAdminTexts } from '#features/booking/messages/admin/index.ts'
import { bookingAgendaTexts } from '#features/booking/messages/agenda/index.ts'
import { AgendaPanel } from '#features/booking/ui/admin/agenda/agenda-panel.tsx'
import { consentTexts } from '#features/consent/messages/index.ts'
import { ConsentPanel } from '#features/consent/ui/admin/consent-rates.tsx'
import { demoTexts } from '#features/demo/messages/index.ts'
import { RemoveDemoButton } from '#features/demo/ui/admin/remove-demo-button.tsx'
import { journalTexts } from '#features/journal/messages/index.ts'
import { JournalNewest } from '#features/journal/ui/admin/journal-newest.tsx'
import { useSite } from '#features/settings/ui/use-site.ts'
import { setupTexts } from '#features/setup/messages/index.ts'
import { SetupChecklist } from '#features/setup/ui/admin/setup-checklist.tsx'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { cn } from '#ui/cn.ts'
import { Panel, panelActionStyles } from '#ui/data/panel.tsx'
import { useJournalDetails } from '../journal-details.tsx'
import { adminTexts } from '../messages/index.ts'
import { ALL_SETTING_TEXTS } from '../setting-tabs.ts'
import { WaitingList } from './waiting-list.tsx'

export const OVERVIEW_TEXTS = [
  ...ALL_SETTING_TEXTS,
  ...LAB_TEXTS,
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
  consentTexts,
  demoTexts,
  journalTexts,
  setupTexts,
] as const

/** What to do, what comes, how the site does. Two columns of panels on a wide screen, three on a very wide one. */
export function Overview(props: SearchProps & Uses<typeof OVERVIEW_TEXTS>) {
  const t = useT(adminTexts)
  return (
    <div className="flex flex-col gap-[18px]">
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="mb-3 text-[1.2rem]">
          {t('waiting')}
        </h2>
        <WaitingList />
      </section>
      <div
        className={cn(
          columns,
          // With the first steps: the activity is below the coming days, or below the steps on a very wide screen.
          'xl:has-[>:nth-child(3)]:grid-rows-[auto_1fr]',
        )}
      >
        <AgendaPanel className="2xl:nth-last-2:col-span-2 2xl:nth-last-3:row-span-2" />
        <SetupChecklist removeDemo={<RemoveDemoButton />} className="xl:max-2xl:row-span-2 2xl:col-span-2" />
        <Panel
          title={t('latest')}
          className="2xl:nth-3:col-span-2"
          action={
            <Link to="/admin/journal" className={panelActionStyles}>
              {t('wholeJournal')}
            </Link>
          }
        >
          <JournalNewest limit={5} zone={useSite().timeZone} detailsOf={useJournalDetails(props)} />
        </Panel>
      </div>
      <AnalyticsOverview {...props} />
      <div className={columns}>
        <LabPanel {...props} className="col-span-full 2xl:col-span-2 2xl:row-span-2" />
        <SearchEnginesPanel />
        <AiAssistantsPanel crawlers={<AiCrawlers {...props} />} />
        <TipsPanel className="col-span-full 2xl:not-last:col-span-2" />
        <ConsentPanel className="max-2xl:col-span-full" />
      </div>
    </div>
  )
}

/** `dense`: the activity fills the cell that the first steps, which are two rows high, leave open. */
const columns = 'grid grid-flow-row-dense gap-[18px] xl:grid-cols-2 2xl:grid-cols-3'
