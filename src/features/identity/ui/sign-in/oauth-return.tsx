import { useEffect, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Note } from '#ui/note.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { identityTexts } from '../../messages/index.ts'
import { renewAccessToken } from '../session.ts'
import { redirectAfterSignIn } from './after-sign-in.ts'
import { AuthLink } from './auth-link.tsx'

/** After an OAuth callback: exchanges the session cookie for an access token. */
export function OAuthReturn({ next }: { next: string | undefined }) {
  const t = useT(identityTexts)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    void renewAccessToken()
      .catch(() => null)
      .then((token) => (token ? redirectAfterSignIn(next) : setFailed(true)))
  }, [next])

  if (!hasFailed)
    return (
      <div className="grid min-h-40 place-items-center">
        <Spinner label={t('signIn.returning')} className="size-7" />
      </div>
    )

  return (
    <div className="flex flex-col items-start gap-5">
      <Note live tone="danger" className="w-full">
        {t('provider.failed')}
      </Note>
      <AuthLink to="/login">{t('signIn.otherWay')}</AuthLink>
    </div>
  )
}
