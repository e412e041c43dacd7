import { dateFormat } from '#kernel/date-format.ts'
import { fullName } from '#kernel/user.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { usersTexts } from '../../messages/users/index.ts'
import { useAuth } from '../auth.store.ts'
import { ClientLink } from './client-link.tsx'
import type { ListedUser } from './users.queries.ts'

export function UsersRow({ user, onManage }: { user: ListedUser; onManage: () => void }) {
  const t = useT(usersTexts)
  const locale = useLocale()
  const name = fullName(user)
  const format = (moment: string) => dateFormat(locale, { dateStyle: 'medium' }).format(new Date(moment))
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-3.5 sm:flex-nowrap">
      <div className="min-w-0 flex-1 basis-full sm:basis-auto">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <ClientLink id={user.id} className="font-semibold">
            {name || user.emailAddress}
          </ClientLink>
          <UserBadges user={user} />
        </p>
        <p className="wrap-anywhere text-ink-2">{user.emailAddress}</p>
      </div>
      <p className="shrink-0 text-[0.92em] text-ink-3 sm:text-right">
        {user.lastSignInAt ? t('lastSignIn', { date: format(user.lastSignInAt) }) : t('neverSignedIn')}
        <span className="block">{t('since', { date: format(user.createdAt) })}</span>
      </p>
      <Button
        variant="ghost"
        size="s"
        className="max-sm:ml-auto"
        aria-label={t('manageOf', { name })}
        onClick={onManage}
      >
        {t('manage')}
      </Button>
    </li>
  )
}

export function UserBadges({ user }: { user: ListedUser }) {
  const t = useT(usersTexts)
  const isSelf = useAuth((state) => state.userId === user.id)
  return (
    <>
      {isSelf && <Badge tone="neutral">{t('is.self')}</Badge>}
      {user.role === 'ADMIN' && <Badge>{t('is.admin')}</Badge>}
      {user.isClient && <Badge tone="ok">{t('is.client')}</Badge>}
      {user.permissions.map((permission) => (
        <Badge key={permission} tone="neutral">
          {t(`is.${permission}`)}
        </Badge>
      ))}
      {user.twoFactorEnabled && <Badge tone="neutral">{t('is.twoFactor')}</Badge>}
      {!user.emailVerified && <Badge tone="warn">{t('is.unverified')}</Badge>}
      {user.isMuted && <Badge tone="danger">{t('is.muted')}</Badge>}
      {user.isDisabled && <Badge tone="danger">{t('is.disabled')}</Badge>}
    </>
  )
}
