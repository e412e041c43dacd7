import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { redirectToLogin } from '#features/identity/ui/go-to-login.ts'
import { ensureSession } from '#features/identity/ui/session.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { PageSpinner } from '../page-spinner.tsx'
import { PlainPage } from '../plain-page.tsx'
import { adminTexts } from './messages/index.ts'

/** Renders for admins only. Saves others from empty screens; authorization is done by the API. */
export function AdminGate({ children }: { children: ReactNode }) {
  const role = useAuth((state) => state.userRole)
  const isChecked = useSessionChecked()

  // Without a role, the redirect to the sign-in page is in progress.
  if (!isChecked || role === null) return <PageSpinner />
  return role === 'ADMIN' ? children : <Forbidden />
}

function useSessionChecked(): boolean {
  const [isChecked, setKnown] = useState(false)
  useEffect(() => {
    ensureSession().then((isSignedIn) => (isSignedIn ? setKnown(true) : redirectToLogin()))
  }, [])
  return isChecked
}

function Forbidden() {
  const t = useT(adminTexts)
  return (
    <PlainPage heading={t('notForYou')} lead={t('notForYouHelp')}>
      <Link to="/" className={buttonStyles()}>
        {t('toSite')}
      </Link>
    </PlainPage>
  )
}
