import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../../messages/index.ts'
import { FailureOnMount, FocusOnMount } from '../focus-on-mount.tsx'
import { identityCalls } from '../identity.queries.ts'
import { useErrorMessage } from '../use-submit.ts'
import { AddressForm } from './address-form.tsx'
import { useNext } from './use-next.ts'

/** Page of the verification link. Needs a click, because mail scanners open links. */
export function VerifyEmail({ token }: { token: string | undefined }) {
  const t = useT(identityTexts)
  const explain = useErrorMessage()
  const navigate = useNavigate()
  const next = useNext()
  const verify = useMutation({
    mutationFn: identityCalls.verifyEmail,
    onSuccess: ({ status }) =>
      status !== 'choosePassword' && navigate({ to: '/login', search: { notice: status, next }, replace: true }),
  })

  const failure = verify.error && explain(verify.error, t('verify.failed'))

  if (!token) return <ResendLinkForm reason={<Note>{t('verify.noLink')}</Note>} />
  if (failure && verify.error instanceof ApiError && verify.error.code === 'LINK_INVALID')
    return <ResendLinkForm reason={<FailureOnMount>{failure}</FailureOnMount>} />
  if (verify.data?.status === 'choosePassword')
    return (
      <FocusOnMount>
        <Note tone="info" className="w-full">
          {t('verify.choosePassword')}
        </Note>
      </FocusOnMount>
    )

  return (
    <div className="flex flex-col items-start gap-5">
      <p>{t('verify.intro')}</p>
      <ErrorNote className="w-full">{failure}</ErrorNote>
      <Button pending={verify.isPending || verify.isSuccess} onClick={() => verify.mutate({ token, next })}>
        {t('verify.submit')}
      </Button>
    </div>
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
