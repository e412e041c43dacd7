import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Form } from '#ui/form/form.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../../messages/index.ts'
import { newPasswordForm } from '../../model/identity.schema.ts'
import { FailureOnMount } from '../focus-on-mount.tsx'
import { identityCalls } from '../identity.queries.ts'
import { NewPasswordField, useNewPasswordForm } from '../new-password-field.tsx'
import { PasswordField } from '../password-field.tsx'
import { isUnusableLink } from '../use-submit.ts'
import type { AuthTexts } from './auth-page.tsx'
import { useNext } from './use-next.ts'

/** Page of the reset link: a new password, entered twice. */
export function ResetPassword({ token }: { token: string | undefined } & AuthTexts) {
  const t = useT(identityTexts)
  if (!token) return <RequestLinkAgain reason={<Note className="w-full">{t('reset.noLink')}</Note>} />
  return <ResetForm token={token} />
}

function ResetForm({ token }: { token: string }) {
  const t = useT(identityTexts)
  const navigate = useNavigate()
  const next = useNext()
  const [personalTexts, setPersonalTexts] = useState<string[]>([])
  const { form, error, failure, isPending } = useNewPasswordForm(personalTexts, {
    schema: newPasswordForm,
    send: ({ password }) =>
      identityCalls.resetPassword({ token, password }).catch((refusal) => {
        // Only the server knows the name of the user.
        if (refusal instanceof ApiError && refusal.code === 'PASSWORD_TOO_WEAK') setPersonalTexts([password])
        throw refusal
      }),
    onDone: () => void navigate({ to: '/login', search: { notice: 'passwordChanged', next }, replace: true }),
    otherwise: t('reset.failed'),
  })
  if (failure && isUnusableLink(error)) return <RequestLinkAgain reason={<FailureOnMount>{failure}</FailureOnMount>} />

  return (
    <Form {...form} recoverAs={null}>
      <input type="hidden" name="token" value={token} />
      <NewPasswordField name="password" label={t('newPassword')} personalTexts={personalTexts} />
      <PasswordField name="repeated" label={t('repeated')} autoComplete="new-password" />
      <ErrorNote>{failure}</ErrorNote>
      <Button type="submit" pending={isPending}>
        {t('reset.submit')}
      </Button>
    </Form>
  )
}

function RequestLinkAgain({ reason }: { reason: ReactNode }) {
  const t = useT(identityTexts)
  const next = useNext()
  return (
    <div className="flex flex-col items-start gap-5">
      {reason}
      <Link to="/forgot-password" search={{ next }} className={buttonStyles()}>
        {t('reset.askAgain')}
      </Link>
    </div>
  )
}
