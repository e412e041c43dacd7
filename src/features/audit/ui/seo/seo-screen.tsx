import { AuditScreen, type AuditScreenProps } from '../report/audit-screen.tsx'
import { SummarySentences } from '../report/summary-sentences.tsx'

export function SeoScreen(props: Pick<AuditScreenProps, 'search' | 'onSearch'>) {
  return <AuditScreen area="seo" {...props} explain={(summary) => <SummarySentences summary={summary} />} />
}
