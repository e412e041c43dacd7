import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Note } from '#ui/note.tsx'
import { moderationTexts } from '../messages/index.ts'
import { moderationQueries } from './moderation.queries.ts'

/** Replaces a form for muted users, so that they see the reason before they type. */
export function MutedGate({ children }: { children: ReactNode }) {
  const { data } = useQuery(moderationQueries.muteStatus())
  return data?.muted ? <MutedNote /> : children
}

export function MutedNote() {
  const t = useT(moderationTexts)
  const { data } = useQuery(moderationQueries.muteStatus())
  return (
    <Note live tone="warn">
      <p>{data?.muted ? t('muted', { reason: data.muted.reason }) : t('error.MUTED')}</p>
      <p>
        <Link to="/contact" className="text-link">
          {t('mutedMore')}
        </Link>
      </p>
    </Note>
  )
}
