import { Link, Outlet } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useAuth } from '#features/identity/ui/auth.store.ts'
import { redirectToLogin } from '#features/identity/ui/go-to-login.ts'
import { LookAroundLine } from '#features/identity/ui/look-around-line.tsx'
import { ensureSession } from '#features/identity/ui/session.ts'
import { TextsProvider, useT } from '#platform/i18n/provider.tsx'
import type { LoadedTexts } from '#platform/i18n/texts.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { Note } from '#ui/note.tsx'
import { ToastProvider } from '#ui/overlay/toast.tsx'
import { DiscardTextsContext } from '#ui/overlay/use-discard-question.tsx'
import { PageSpinner } from '../page-spinner.tsx'
import { PlainPage } from '../plain-page.tsx'
import { AdminNavigation } from './admin-navigation.tsx'
import { adminTexts } from './messages/index.ts'
import { missingFeatures } from './missing-features.ts'

type AdminLayoutProps = {
  texts: LoadedTexts
  /** Default: the screen of the route. */
  children?: ReactNode
  /** For users who are not admins. */
  otherwise?: ReactNode
}

/** Layout of every admin screen: access check, navigation, toasts. */
export function AdminLayout({ texts, children = <Outlet />, otherwise = <Forbidden /> }: AdminLayoutProps) {
  return (
    <TextsProvider value={texts}>
      {/* `admin.css` widens the page around it. */}
      <div className="admin-area">
        <AdminGate otherwise={otherwise}>
          <Frame>{children}</Frame>
        </AdminGate>
      </div>
    </TextsProvider>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useT(adminTexts)
  const discardTexts = {
    title: t('discard'),
    text: t('discard.text'),
    discard: t('discard.do'),
    keep: t('discard.keep'),
  }
  return (
    <ToastProvider label={t('messages')} dismissLabel={t('dismiss')}>
      <div className="min-h-svh text-[15px] leading-normal lg:wrap">
        <div className="lg:grid lg:min-h-svh lg:grid-cols-[13rem_minmax(0,1fr)]">
          <AdminNavigation />
          <div className="min-w-0 max-lg:wrap max-lg:min-h-[60vh] py-6 lg:py-7 lg:pl-7">
            <LookAroundLine />
            <BrowserSupport />
            <DiscardTextsContext value={discardTexts}>{children}</DiscardTextsContext>
          </div>
        </div>
      </div>
    </ToastProvider>
  )
}

/** Renders for admins only. Saves others from empty screens; authorization is done by the API. */
function AdminGate({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  const role = useAuth((state) => state.userRole)
  const isChecked = useSessionChecked()

  // Without a role, the redirect to the sign-in page is in progress.
  if (!isChecked || role === null) return <PageSpinner />
  return role === 'ADMIN' ? children : otherwise
}

/** Set by an earlier screen, so that moving between two admin layouts shows no spinner. */
let wasSessionChecked = false

function useSessionChecked(): boolean {
  const [isChecked, setKnown] = useState(wasSessionChecked)
  useEffect(() => {
    ensureSession().then((isSignedIn) => {
      wasSessionChecked = isSignedIn
      if (isSignedIn) setKnown(true)
      else redirectToLogin()
    })
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

/** Lists features that the admin's browser lacks; renders nothing when it has all. */
function BrowserSupport() {
  const t = useT(adminTexts)
  const missing = missingFeatures(window)
  if (missing.length === 0) return null
  return (
    <Note tone="warn" title={t('browser')} className="mb-6">
      <ul className="list-disc pl-5">
        {[...new Set(missing.map(({ consequence }) => consequence))].map((one) => (
          <li key={one}>{t(`browser.${one}`)}</li>
        ))}
      </ul>
      <p className="mt-2 text-[14px] text-ink-2">
        {t('browser.missing', { names: missing.map(({ name }) => name).join(', ') })}
      </p>
    </Note>
  )
}
