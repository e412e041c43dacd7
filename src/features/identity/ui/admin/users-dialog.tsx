import { useState } from 'react'
import { fullName, PERMISSIONS } from '#kernel/user.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { usersTexts } from '../../messages/users/index.ts'
import { useAuth } from '../auth.store.ts'
import { type ListedUser, type UserChange, useChangeUser, useEndSessions, userErrorKey } from './users.queries.ts'
import { UserBadges } from './users-row.tsx'

type UsersDialogProps = { user: ListedUser; onClose: () => void }

/** Permissions and account of one user. Switches save at once; destructive changes ask for confirmation. */
export function UsersDialog({ user, onClose }: UsersDialogProps) {
  const t = useT(usersTexts)
  const name = fullName(user)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={user.emailAddress}
      closeLabel={t('close')}
    >
      <p className="flex flex-wrap gap-2 pb-4 empty:hidden">
        <UserBadges user={user} />
      </p>
      <Permissions user={user} name={name} />
      <UsersAccount user={user} name={name} />
    </Dialog>
  )
}

function Permissions({ user, name }: { user: ListedUser; name: string }) {
  const t = useT(usersTexts)
  const { showOutcome } = useToast()
  const { mutateAsync, isPending, variables } = useChangeUser(user.id)
  // Optimistic: shows the submitted value until the list is refetched.
  const { permissions, isClient } = { ...user, ...(isPending ? variables : {}) }
  const isAdmin = user.role === 'ADMIN'

  const change = (wanted: UserChange, done: string) =>
    showOutcome(mutateAsync(wanted), done, (failure) => t(userErrorKey(failure)))

  return (
    <section className="border-line border-t py-4">
      <h3 className="mb-2 text-[1.05rem]">{t('rights')}</h3>
      {isAdmin && <p className="text-ink-2">{t('adminMayAll')}</p>}
      {PERMISSIONS.map((permission) => (
        <Switch
          key={permission}
          label={t(`may.${permission}`)}
          checked={isAdmin || permissions.includes(permission)}
          disabled={isAdmin || isPending}
          onCheckedChange={(isOn) => {
            const others = user.permissions.filter((granted) => granted !== permission)
            change({ permissions: isOn ? [...others, permission] : others }, t('done.permissions', { name }))
          }}
        />
      ))}
      <Switch
        label={t('client')}
        help={t('clientHelp')}
        checked={isClient}
        disabled={isPending}
        onCheckedChange={(isOn) => change({ isClient: isOn }, t('done.client', { name }))}
      />
    </section>
  )
}

type AccountProps = { user: ListedUser; name: string }
type ConfirmedAction = 'makeAdmin' | 'makeUser' | 'disable' | 'endSessions'

/** Role, access and sessions. Each change asks for confirmation, except re-enabling access. */
function UsersAccount({ user, name }: AccountProps) {
  const t = useT(usersTexts)
  const { showOutcome } = useToast()
  const [question, setQuestion] = useState<ConfirmedAction>()
  const change = useChangeUser(user.id)
  const enable = () =>
    showOutcome(change.mutateAsync({ isDisabled: false }), t('done.enabled', { name }), (failure) =>
      t(userErrorKey(failure)),
    )

  return (
    <section className="border-line border-t pt-4">
      <h3 className="mb-1 text-[1.05rem]">{t('account')}</h3>
      <p className="mb-3 text-ink-2">
        {user.sessions === 0 ? t('noSessions') : t('sessions', { count: user.sessions })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="s" onClick={() => setQuestion(user.role === 'ADMIN' ? 'makeUser' : 'makeAdmin')}>
          {t(user.role === 'ADMIN' ? 'makeUser' : 'makeAdmin')}
        </Button>
        <Button variant="ghost" size="s" disabled={user.sessions === 0} onClick={() => setQuestion('endSessions')}>
          {t('endSessions')}
        </Button>
        {user.isDisabled ? (
          <Button variant="ghost" size="s" pending={change.isPending} onClick={enable}>
            {t('enable')}
          </Button>
        ) : (
          <Button variant="danger" size="s" onClick={() => setQuestion('disable')}>
            {t('disable')}
          </Button>
        )}
      </div>
      {question && (
        <ConfirmActionDialog user={user} name={name} question={question} onClose={() => setQuestion(undefined)} />
      )}
    </section>
  )
}

type ConfirmActionDialogProps = AccountProps & { question: ConfirmedAction; onClose: () => void }

function ConfirmActionDialog({ user, name, question, onClose }: ConfirmActionDialogProps) {
  const t = useT(usersTexts)
  const { show } = useToast()
  const isSelf = useAuth((state) => state.userId === user.id)
  const change = useChangeUser(user.id)
  const endSessions = useEndSessions(user.id)
  const error = change.error ?? endSessions.error

  function confirm() {
    const finish = (done: 'done.role' | 'done.disabled' | 'done.sessionsEnded') => ({
      onSuccess: () => {
        show({ title: t(done, { name }), tone: 'ok' })
        onClose()
      },
    })
    if (question === 'makeAdmin') change.mutate({ role: 'ADMIN' }, finish('done.role'))
    if (question === 'makeUser') change.mutate({ role: 'USER' }, finish('done.role'))
    if (question === 'disable') change.mutate({ isDisabled: true }, finish('done.disabled'))
    if (question === 'endSessions') endSessions.mutate(undefined, finish('done.sessionsEnded'))
  }

  return (
    <Confirm
      open
      tone={question === 'makeAdmin' ? 'normal' : 'danger'}
      title={t(`ask.${question}`, { name })}
      description={t(`ask.${question}.text`, { name })}
      confirmLabel={t(question)}
      cancelLabel={t('cancel')}
      pending={change.isPending || endSessions.isPending}
      error={error ? t(userErrorKey(error)) : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {isSelf && <p className="font-semibold">{t('yourself')}</p>}
    </Confirm>
  )
}
