import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { auditReportTexts } from '../../messages/report/index.ts'
import type { Severity } from '../../model/check.ts'

const TONES = { critical: 'danger', error: 'danger', warning: 'warn', notice: 'neutral' } as const

export function SeverityBadge({ severity }: { severity: Severity }) {
  const t = useT(auditReportTexts)
  return <Badge tone={TONES[severity]}>{t(`severity.${severity}`)}</Badge>
}
