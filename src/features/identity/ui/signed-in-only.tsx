import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { identityMenuTexts } from '../messages/menu/index.ts'
import { redirectToLogin } from './go-to-login.ts'
import { ensureSession } from './session.ts'

/** Renders children for a signed-in user; redirects visitors to sign-in. Pending until the session is checked. */
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
