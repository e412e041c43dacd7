import { useQuery } from '@tanstack/react-query'
import { ClientLink } from '#features/identity/ui/admin/client-link.tsx'
import { formatMoment } from '#features/mail/ui/email-status-badge.tsx'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { moderationAdminTexts } from '../messages/admin/index.ts'
import { moderationQueries } from './moderation.queries.ts'
import { MuteButton } from './mute-button.tsx'

export function MutedList() {
  const t = useT(moderationAdminTexts)
  const locale = useLocale()
  return (
    <Loaded query={useQuery(moderationQueries.mutes())} t={t} lines={3}>
      {({ users }) =>
        users.length === 0 ? (
          <EmptyState>{t('empty.muted')}</EmptyState>
        ) : (
          <ul aria-label={t('view.muted')} className="border-line border-t">
            {users.map(({ id, name, email, reason, at }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-3.5">
                <div className="min-w-0 flex-1">
                  <p>
                    <ClientLink id={id} className="font-semibold">
                      <bdi>{name}</bdi>
                    </ClientLink>{' '}
                    <span className="wrap-anywhere text-ink-2">{email}</span>
                  </p>
                  <p className="break-words text-ink-2">
                    {t('mutedSince', { date: formatMoment(locale, at), reason })}
                  </p>
                </div>
                <MuteButton user={{ id, name, isMuted: true }} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
