import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { identityMenuTexts } from '../messages/menu/index.ts'
import { redirectToLogin } from './go-to-login.ts'
import { ensureSession } from './session.ts'

/** A screen for somebody who is signed in. Until that is known it waits; a visitor is sent to sign in and comes back. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const t = useT(identityMenuTexts)
  const [isConfirmed, setConfirmed] = useState(false)

  useEffect(() => {
    void ensureSession().then((isSignedIn) => (isSignedIn ? setConfirmed(true) : redirectToLogin()))
  }, [])

  if (isConfirmed) return children
  return (
    <div className="grid min-h-[50vh] place-items-center">
      <Spinner label={t('loading')} className="size-7" />
    </div>
  )
}
