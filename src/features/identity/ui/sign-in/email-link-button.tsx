import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../../messages/index.ts'
import { identityCalls } from '../identity.queries.ts'
import { useErrorMessage } from '../use-error-message.ts'
import { completeSignIn } from './after-sign-in.ts'
import { AuthLink } from './auth-link.tsx'

type EmailLinkButtonProps = { token: string; next: string | undefined; onSecondStep: () => void }

/** Page of the sign-in link. The token is valid once, so it is used on a click, not on load (mail scanners). */
export function EmailLinkButton({ token, next, onSecondStep }: EmailLinkButtonProps) {
  const t = useT(identityTexts)
  const explain = useErrorMessage()
  const signIn = useMutation({
    mutationFn: () => identityCalls.signInWithEmailLink(token),
    onSuccess: (answer) => (answer.status === 'signedIn' ? completeSignIn(answer, next) : onSecondStep()),
  })

  const isExpired = signIn.error instanceof ApiError && signIn.error.code === 'LINK_INVALID'

  return (
    <div className="flex flex-col items-start gap-5">
      {!isExpired && <p>{t('emailLink.ready')}</p>}
      {signIn.error && (
        <Note live tone="danger" className="w-full">
          {explain(signIn.error, t('signIn.failed'))}
        </Note>
      )}
      {!isExpired && (
        <Button pending={signIn.isPending || signIn.isSuccess} onClick={() => signIn.mutate()}>
          {t('signIn.submit')}
        </Button>
      )}
      <AuthLink to="/login">{t('signIn.otherWay')}</AuthLink>
    </div>
  )
}
