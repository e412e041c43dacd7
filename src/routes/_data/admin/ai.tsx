import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { crawlerTexts } from '#features/analytics/messages/crawlers/index.ts'
import { figureTexts } from '#features/analytics/messages/figures/index.ts'
import { CrawlerPanel } from '#features/analytics/ui/admin/crawler-panel.tsx'
import { FiguresSwitch } from '#features/analytics/ui/admin/figures/figures-switch.tsx'
import { usePeriod } from '#features/analytics/ui/admin/use-period.ts'
import { aiCheckTexts } from '#features/audit/messages/ai-checks/index.ts'
import { assistantTexts } from '#features/audit/messages/assistants/index.ts'
import { checkTexts } from '#features/audit/messages/checks/index.ts'
import { questionsTexts } from '#features/audit/messages/questions/index.ts'
import { auditReportTexts } from '#features/audit/messages/report/index.ts'
import { AssistantsScreen } from '#features/audit/ui/admin/assistants/assistants-screen.tsx'
import { settingsAdminTexts } from '#features/settings/messages/admin/index.ts'
import { loadContent } from '#features/site/ui/load-content.ts'
import { AdminPage, type AdminScreenProps } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/ai')({
  loader: () =>
    loadContent(
      'adminAi',
      aiCheckTexts,
      assistantTexts,
      auditReportTexts,
      checkTexts,
      crawlerTexts,
      figureTexts,
      questionsTexts,
      settingsAdminTexts,
    ),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/ai' })} screen={Ai} />,
})

function Ai(props: AdminScreenProps) {
  const { search, onSearch } = props
  const { period } = usePeriod({})
  const { figures } = usePeriod(search)
  const choice = <FiguresSwitch figures={figures} onChange={(next) => onSearch({ ...search, figures: next })} />
  return <AssistantsScreen {...props} crawlers={<CrawlerPanel period={period} figures={figures} action={choice} />} />
}
