import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { CRAWLER_TEXTS, CrawlerPanel } from '#features/analytics/ui/admin/crawler-panel.tsx'
import { FiguresSwitch } from '#features/analytics/ui/admin/figures/figures-switch.tsx'
import { usePeriod } from '#features/analytics/ui/admin/use-period.ts'
import { ASSISTANTS_TEXTS, AssistantsScreen } from '#features/audit/ui/admin/assistants/assistants-screen.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import type { SearchProps } from '#platform/client/search-props.ts'
import type { Uses } from '#platform/i18n/texts.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/ai')({
  loader: () => loadContent('adminAi', ...ASSISTANTS_TEXTS, ...CRAWLER_TEXTS),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/ai' })} screen={Ai} />,
})

function Ai(props: SearchProps & Uses<typeof ASSISTANTS_TEXTS> & Uses<typeof CRAWLER_TEXTS>) {
  const { texts, search, onSearch } = props
  const { period } = usePeriod({})
  const { figures } = usePeriod(search)
  const choice = <FiguresSwitch figures={figures} onChange={(next) => onSearch({ ...search, figures: next })} />
  return (
    <AssistantsScreen
      {...props}
      crawlers={<CrawlerPanel texts={texts} period={period} figures={figures} action={choice} />}
    />
  )
}
