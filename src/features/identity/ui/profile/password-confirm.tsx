import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Field } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { Input } from '#ui/input.tsx'
import { identityProfileTexts } from '../../messages/profile/index.ts'
import { PasswordField } from '../password-field.tsx'
import type { Confirmed } from '../profile.queries.ts'
import { signOut } from '../session.ts'
import { useExplain } from '../use-explain.ts'
import type { OwnProfile } from './own-profile.ts'

type PasswordConfirmProps<Answer> = {
  open: boolean
  title: string
  description: string
  confirmLabel: string
  tone?: 'normal' | 'danger'
  me: Pick<OwnProfile, 'hasPassword' | 'twoFactorEnabled'>
  send: (confirmed: Confirmed) => Promise<Answer>
  onDone: (answer: Answer) => void
  onCancel: () => void
}

/** Confirms a sensitive change with the password, else with a code of the second factor, else with a recent sign-in. */
export function PasswordConfirm<Answer>(props: PasswordConfirmProps<Answer>) {
  const { open, title, description, confirmLabel, tone, me, send, onDone, onCancel } = props
  const t = useT(identityProfileTexts)
  const explain = useExplain()
  const [secret, setSecret] = useState('')
  const asked = me.hasPassword ? 'password' : me.twoFactorEnabled ? 'code' : undefined
  const call = useMutation({
    mutationFn: () => send(asked && secret ? { [asked]: secret } : {}),
    onSuccess: (answer) => {
      setSecret('')
      onDone(answer)
    },
  })

  function leave() {
    call.reset()
    setSecret('')
    onCancel()
  }

  const mustSignInAgain = call.error instanceof ApiError && call.error.code === 'REAUTHENTICATION_NEEDED'
  const confirm = () => (mustSignInAgain ? void signOut(location.pathname) : call.mutate())
  const wrongPassword = call.error instanceof ApiError ? call.error.fields.password : undefined
  return (
    <Confirm
      open={open}
      title={title}
      description={description}
      confirmLabel={mustSignInAgain ? t('signInAgain') : confirmLabel}
      cancelLabel={t('cancel')}
      tone={mustSignInAgain ? 'normal' : tone}
      pending={call.isPending}
      error={call.error ? (wrongPassword ?? explain(call.error, t('failed'))) : undefined}
      onConfirm={confirm}
      onCancel={leave}
    >
      {asked && (
        <Form
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault()
            if (!call.isPending) confirm()
          }}
        >
          {asked === 'password' ? (
            <PasswordField
              name="password"
              label={t('confirmWith')}
              autoComplete="current-password"
              onValueChange={setSecret}
            />
          ) : (
            <Field name="code" label={t('confirmWithCode')}>
              <Input
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                className="font-mono"
                onChange={({ target }) => setSecret(target.value)}
              />
            </Field>
          )}
        </Form>
      )}
    </Confirm>
  )
}
