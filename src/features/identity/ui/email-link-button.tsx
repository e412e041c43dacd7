import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../messages/index.ts'
import { enter } from './go-on.ts'
import { identityCalls } from './identity.queries.ts'
import { useExplain } from './use-explain.ts'
import { WayLink } from './way-link.tsx'

type EmailLinkButtonProps = { token: string; next: string | undefined; onSecondStep: () => void }

/** Somebody opened the letter. The link counts once, so it waits for a person to press. */
export function EmailLinkButton({ token, next, onSecondStep }: EmailLinkButtonProps) {
  const t = useT(identityTexts)
  const explain = useExplain()
  const signIn = useMutation({
    mutationFn: () => identityCalls.spendEmailLink(token),
    onSuccess: (answer) => (answer.status === 'signedIn' ? enter(answer, next) : onSecondStep()),
  })

  const isOver = signIn.error instanceof ApiError && signIn.error.code === 'LINK_INVALID'

  return (
    <div className="flex flex-col items-start gap-5">
      {!isOver && <p>{t('emailLink.ready')}</p>}
      {signIn.error && (
        <Note live tone="danger" className="w-full">
          {explain(signIn.error, t('signIn.failed'))}
        </Note>
      )}
      {!isOver && (
        <Button pending={signIn.isPending || signIn.isSuccess} onClick={() => signIn.mutate()}>
          {t('signIn.submit')}
        </Button>
      )}
      <WayLink to="/login">{t('signIn.otherWay')}</WayLink>
    </div>
  )
}
