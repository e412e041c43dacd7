import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { linkStyles } from '#ui/link.tsx'
import { auditDashboardTexts } from '../../messages/dashboard/index.ts'
import { useAuditFormat } from '../audit-format.ts'
import { AreaPanel } from './area-panel.tsx'

type AiAssistantsPanelProps = {
  /** AI crawlers, provided by the analytics slice. */
  crawlers: ReactNode
}

/** Score, answered questions and crawlers. */
export function AiAssistantsPanel({ crawlers }: AiAssistantsPanelProps) {
  const t = useT(auditDashboardTexts)
  const { number } = useAuditFormat()
  return (
    <AreaPanel
      area="ai"
      action={() => (
        <Link to="/admin/ai" className={linkStyles()}>
          {t('details')}
        </Link>
      )}
    >
      {({ answers: { answered, questions } }) => (
        <>
          {questions > 0 && <p>{t('questions', { answered: number(answered), questions: number(questions) })}</p>}
          {crawlers}
        </>
      )}
    </AreaPanel>
  )
}
