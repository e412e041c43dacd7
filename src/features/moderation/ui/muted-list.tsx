import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '#features/mail/ui/email-status-badge.tsx'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { moderationAdminTexts } from '../messages/admin/index.ts'
import { moderationQueries } from './moderation.queries.ts'
import { MuteButton } from './mute-button.tsx'

export function MutedList() {
  const t = useT(moderationAdminTexts)
  const locale = useLocale()
  const { data, isError, refetch } = useQuery(moderationQueries.mutes())
  if (isError)
    return (
      <FailedNote retry={t('retry')} onRetry={refetch}>
        {t('failed')}
      </FailedNote>
    )
  if (!data)
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={3} />
      </Loading>
    )
  if (data.users.length === 0) return <EmptyState>{t('empty.muted')}</EmptyState>
  return (
    <ul aria-label={t('view.muted')} className="border-line border-t">
      {data.users.map(({ id, name, email, reason, at }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-3.5">
          <div className="min-w-0 flex-1">
            <p>
              <bdi className="font-semibold">{name}</bdi> <span className="break-all text-ink-2">{email}</span>
            </p>
            <p className="break-words text-ink-2">{t('mutedSince', { date: formatMoment(locale, at), reason })}</p>
          </div>
          <MuteButton user={{ id, name, isMuted: true }} />
        </li>
      ))}
    </ul>
  )
}
