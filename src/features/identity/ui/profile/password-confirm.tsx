import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { identityProfileTexts } from '../../messages/profile/index.ts'
import { PasswordField } from '../password-field.tsx'
import type { Confirmed } from '../profile.queries.ts'
import { useExplain } from '../use-explain.ts'

type PasswordConfirmProps<Answer> = {
  open: boolean
  title: string
  description: string
  confirmLabel: string
  tone?: 'normal' | 'danger'
  /** Somebody who signs in elsewhere has none to give. */
  hasPassword: boolean
  send: (confirmed: Confirmed) => Promise<Answer>
  onDone: (answer: Answer) => void
  onCancel: () => void
}

/** Asks before a thing that could do harm in the wrong hands, and who is asking. */
export function PasswordConfirm<Answer>(props: PasswordConfirmProps<Answer>) {
  const { open, title, description, confirmLabel, tone, hasPassword, send, onDone, onCancel } = props
  const t = useT(identityProfileTexts)
  const explain = useExplain()
  const [password, setPassword] = useState('')
  const call = useMutation({
    mutationFn: () => send(hasPassword ? { password } : {}),
    onSuccess: (answer) => {
      setPassword('')
      onDone(answer)
    },
  })

  function leave() {
    call.reset()
    setPassword('')
    onCancel()
  }

  const wrongPassword = call.error instanceof ApiError ? call.error.fields.password : undefined
  return (
    <Confirm
      open={open}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      cancelLabel={t('cancel')}
      tone={tone}
      pending={call.isPending}
      error={call.error ? (wrongPassword ?? explain(call.error, t('failed'))) : undefined}
      onConfirm={() => call.mutate()}
      onCancel={leave}
    >
      {hasPassword && (
        <Form
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault()
            if (!call.isPending) call.mutate()
          }}
        >
          <PasswordField
            name="password"
            label={t('confirmWith')}
            autoComplete="current-password"
            onValueChange={setPassword}
          />
        </Form>
      )}
    </Confirm>
  )
}
