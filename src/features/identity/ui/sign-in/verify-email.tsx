import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Form } from '#ui/form/form.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../../messages/index.ts'
import { completedRegistrationForm } from '../../model/identity.schema.ts'
import { FailureOnMount, FocusOnMount } from '../focus-on-mount.tsx'
import { identityCalls } from '../identity.queries.ts'
import { NewPasswordField, useNewPasswordForm } from '../new-password-field.tsx'
import { PasswordField } from '../password-field.tsx'
import { isUnusableLink, useErrorMessage } from '../use-submit.ts'
import { AddressForm } from './address-form.tsx'
import type { AuthTexts } from './auth-page.tsx'
import { NameFields, readPersonalTexts } from './name-fields.tsx'
import { useNext } from './use-next.ts'

/** Page of the verification link. Needs a click, because mail scanners open links. */
export function VerifyEmail({ token }: { token: string | undefined } & AuthTexts) {
  const t = useT(identityTexts)
  const explain = useErrorMessage()
  const leave = useLeaveToLogin()
  const verify = useMutation({
    mutationFn: identityCalls.verifyEmail,
    onSuccess: ({ status }) => status !== 'choosePassword' && leave(status),
  })

  const failure = verify.error && explain(verify.error, t('verify.failed'))

  if (!token) return <ResendLinkForm reason={<Note>{t('verify.noLink')}</Note>} />
  if (failure && isUnusableLink(verify.error))
    return <ResendLinkForm reason={<FailureOnMount>{failure}</FailureOnMount>} />
  if (verify.data?.status === 'choosePassword') return <CompleteForm token={token} onDone={leave} />

  return (
    <div className="flex flex-col items-start gap-5">
      <p>{t('verify.intro')}</p>
      <ErrorNote className="w-full">{failure}</ErrorNote>
      <Button pending={verify.isPending || verify.isSuccess} onClick={() => verify.mutate(token)}>
        {t('verify.submit')}
      </Button>
    </div>
  )
}

type Outcome = 'verified' | 'alreadyVerified'

function useLeaveToLogin() {
  const navigate = useNavigate()
  const next = useNext()
  return (notice: Outcome) => void navigate({ to: '/login', search: { notice, next }, replace: true })
}

/** In a browser that did not register: the owner of the mailbox may be another person than the one who did. */
function CompleteForm({ token, onDone }: { token: string; onDone: (outcome: Outcome) => void }) {
  const t = useT(identityTexts)
  const [personalTexts, setPersonalTexts] = useState<string[]>([])
  const { form, error, failure, isPending } = useNewPasswordForm(personalTexts, {
    schema: completedRegistrationForm,
    send: ({ repeated, ...input }) => identityCalls.completeRegistration(input),
    onDone: ({ status }) => onDone(status),
    otherwise: t('verify.failed'),
  })
  if (failure && isUnusableLink(error)) return <ResendLinkForm reason={<FailureOnMount>{failure}</FailureOnMount>} />

  return (
    <FocusOnMount>
      <Note tone="info" className="w-full">
        {t('verify.choosePassword')}
      </Note>
      <Form
        {...form}
        recoverAs={null}
        className="w-full"
        onChange={(event) => setPersonalTexts(readPersonalTexts(event))}
      >
        <input type="hidden" name="token" value={token} />
        <NameFields />
        <NewPasswordField name="password" label={t('password')} personalTexts={personalTexts} />
        <PasswordField name="repeated" label={t('repeated')} autoComplete="new-password" />
        <ErrorNote>{failure}</ErrorNote>
        <Button type="submit" pending={isPending}>
          {t('verify.submit')}
        </Button>
      </Form>
    </FocusOnMount>
  )
}

function ResendLinkForm({ reason }: { reason: ReactNode }) {
  return (
    <div className="flex flex-col gap-5">
      {reason}
      <AddressForm kind="resend" />
    </div>
  )
}
