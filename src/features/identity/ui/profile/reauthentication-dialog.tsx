import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { identityTexts } from '../../messages/index.ts'
import { identityProfileTexts } from '../../messages/profile/index.ts'
import { PasswordField } from '../password-field.tsx'
import { signOut } from '../session.ts'
import { useErrorMessage } from '../use-submit.ts'
import type { OwnProfile, ReauthenticationInput } from './profile.queries.ts'

export const REAUTHENTICATION_TEXTS = [identityTexts, identityProfileTexts, platformTexts] as const
type ReauthenticationDialogProps<Result> = {
  open: boolean
  title: string
  description: string
  confirmLabel: string
  tone?: 'normal' | 'danger'
  me: Pick<OwnProfile, 'hasPassword' | 'twoFactorEnabled'>
  send: (confirmed: ReauthenticationInput) => Promise<Result>
  onDone: (result: Result) => void
  onCancel: () => void
}

/** Confirms a sensitive change with the password, else with a second-factor code, else with a recent sign-in. */
export function ReauthenticationDialog<Result>(props: ReauthenticationDialogProps<Result>) {
  const { open, title, description, confirmLabel, tone, me, send, onDone, onCancel } = props
  const t = useT(identityProfileTexts)
  const explain = useErrorMessage()
  const [secret, setSecret] = useState('')
  const proofKind = me.hasPassword ? 'password' : me.twoFactorEnabled ? 'code' : undefined
  const call = useMutation({
    mutationFn: () => send(proofKind && secret ? { [proofKind]: secret } : {}),
    onSuccess: (result) => {
      setSecret('')
      onDone(result)
    },
  })

  function cancel() {
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
      onCancel={cancel}
    >
      {proofKind && (
        <Form
          recoverAs={null}
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault()
            if (!call.isPending) confirm()
          }}
        >
          {proofKind === 'password' ? (
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
