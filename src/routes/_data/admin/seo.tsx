import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { AUDIT_TEXTS, AuditScreen } from '#features/audit/ui/admin/report/audit-screen.tsx'
import { SummarySentences } from '#features/audit/ui/admin/report/summary-sentences.tsx'
import { loadContent } from '#features/site/ui/load-content.ts'
import type { SearchProps } from '#platform/client/search-props.ts'
import type { Uses } from '#platform/i18n/texts.ts'
import { AdminPage } from '#shell/admin/admin-page.tsx'

export const Route = createFileRoute('/_data/admin/seo')({
  loader: () => loadContent('adminSeo', ...AUDIT_TEXTS),
  component: () => <AdminPage data={useLoaderData({ from: '/_data/admin/seo' })} screen={Seo} />,
})

function Seo(props: SearchProps & Uses<typeof AUDIT_TEXTS>) {
  return <AuditScreen area="seo" {...props} explain={(summary) => <SummarySentences summary={summary} />} />
}
