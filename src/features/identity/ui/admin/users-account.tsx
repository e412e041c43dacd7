import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { usersTexts } from '../../messages/users/index.ts'
import { useAuth } from '../auth.store.ts'
import { type ListedUser, useChangeUser, useEndSessions, userErrorKey } from './users.queries.ts'
import { sessionCountText } from './users-row.tsx'

type AccountProps = { user: ListedUser; name: string }
type ConfirmedAction = 'makeAdmin' | 'makeUser' | 'disable' | 'endSessions'

/** Role, access and sessions. Each change asks for confirmation, except re-enabling access. */
export function UsersAccount({ user, name }: AccountProps) {
  const t = useT(usersTexts)
  const { show } = useToast()
  const [question, setQuestion] = useState<ConfirmedAction>()
  const change = useChangeUser(user.id)

  async function enable() {
    try {
      await change.mutateAsync({ isDisabled: false })
      show({ title: t('done.enabled', { name }), tone: 'ok' })
    } catch (failure) {
      show({ title: t(userErrorKey(failure)), tone: 'danger' })
    }
  }

  return (
    <section className="border-line border-t pt-4">
      <h3 className="mb-1 text-[1.05rem]">{t('account')}</h3>
      <p className="mb-3 text-ink-2">{sessionCountText(user, t)}</p>
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
  const { error } = question === 'endSessions' ? endSessions : change

  const actions = {
    makeAdmin: { run: () => change.mutateAsync({ role: 'ADMIN' }), done: 'done.role' },
    makeUser: { run: () => change.mutateAsync({ role: 'USER' }), done: 'done.role' },
    disable: { run: () => change.mutateAsync({ isDisabled: true }), done: 'done.disabled' },
    endSessions: { run: () => endSessions.mutateAsync(), done: 'done.sessionsEnded' },
  } as const

  async function confirm() {
    const { run, done } = actions[question]
    try {
      await run()
    } catch {
      return // the dialog shows the error and stays open
    }
    show({ title: t(done, { name }), tone: 'ok' })
    onClose()
  }

  return (
    <Confirm
      open
      tone={question === 'makeAdmin' ? 'normal' : 'danger'}
      title={t(`ask.${question}`, { name })}
      description={t(`ask.${question}.text` as 'ask.endSessions.text', { name })}
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
