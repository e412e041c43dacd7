import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { linkStyles } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../messages/index.ts'
import { enter } from './go-on.ts'
import { identityCalls } from './identity.queries.ts'
import { useCall } from './use-call.ts'
import { useExplain } from './use-explain.ts'

type EmailLinkButtonProps = { token: string; next: string | undefined; onSecondStep: () => void }

/** Somebody opened the letter. The link counts once, so it waits for a person to press. */
export function EmailLinkButton({ token, next, onSecondStep }: EmailLinkButtonProps) {
  const t = useT(identityTexts)
  const explain = useExplain()
  const signIn = useCall({
    mutationFn: () => identityCalls.spendEmailLink(token),
    onSuccess: (answer) => (answer.status === 'signedIn' ? enter(answer, next) : onSecondStep()),
  })

  return (
    <div className="flex flex-col items-start gap-5">
      <p>{t('emailLink.ready')}</p>
      {signIn.error && (
        <Note live tone="danger" className="w-full">
          {explain(signIn.error, t('signIn.failed'))}
        </Note>
      )}
      <Button pending={signIn.isPending || signIn.isSuccess} disabled={signIn.isError} onClick={() => signIn.mutate()}>
        {t('signIn.submit')}
      </Button>
      <Link to="/login" search={{}} className={linkStyles()}>
        {t('signIn.otherWay')}
      </Link>
    </div>
  )
}
