import { Link } from '@tanstack/react-router'
import { AiCrawlers } from '#features/analytics/ui/admin/dashboard/ai-crawlers.tsx'
import { AnalyticsOverview } from '#features/analytics/ui/admin/dashboard/analytics-overview.tsx'
import { AiAssistantsPanel, SearchEnginesPanel } from '#features/audit/ui/admin/dashboard/area-panels.tsx'
import { LabPanel } from '#features/audit/ui/admin/dashboard/lab-panel.tsx'
import { TipsPanel } from '#features/audit/ui/admin/dashboard/tips-panel.tsx'
import { AgendaPanel } from '#features/booking/ui/admin/agenda/agenda-panel.tsx'
import { ConsentPanel } from '#features/consent/ui/admin/consent-rates.tsx'
import { RemoveDemoButton } from '#features/demo/ui/admin/remove-demo-button.tsx'
import { JournalNewest } from '#features/journal/ui/admin/journal-newest.tsx'
import { useSite } from '#features/settings/ui/use-site.ts'
import { SetupChecklist } from '#features/setup/ui/admin/setup-checklist.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { cn } from '#ui/cn.ts'
import { Panel, panelActionStyles } from '#ui/data/panel.tsx'
import type { AdminScreenProps } from '../admin-page.tsx'
import { useJournalDetails } from '../journal-details.tsx'
import { adminTexts } from '../messages/index.ts'
import { WaitingList } from './waiting-list.tsx'

/** What to do, what comes, how the site does. Two columns of panels on a wide screen, three on a very wide one. */
export function Overview(props: AdminScreenProps) {
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
          <JournalNewest limit={5} zone={useSite().timeZone} detailsOf={useJournalDetails()} />
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
