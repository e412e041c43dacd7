import { Link, Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
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
import { adminTexts } from './messages/index.ts'
import { missingFeatures } from './missing-features.ts'
import { PaletteButton } from './palette-button.tsx'
import { SCREENS } from './screens.ts'
import { useWaiting } from './waiting.queries.ts'

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
      <AdminGate otherwise={otherwise}>
        <Frame>{children}</Frame>
      </AdminGate>
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
      <div className="min-h-svh text-[15px] leading-normal lg:wrap lg:py-8">
        <div className="bg-sheet lg:grid lg:min-h-[70vh] lg:grid-cols-[12.5rem_1fr] lg:rounded-lg lg:border lg:border-line [&>nav]:lg:rounded-l-lg">
          <AdminNavigation />
          <div className="min-w-0 max-lg:wrap max-lg:min-h-[60vh] py-6 lg:p-8">
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

const item = [
  'flex min-h-11 items-center gap-3 rounded-sm max-lg:whitespace-nowrap px-3 font-[550] text-ink-2 no-underline hover:bg-wash hover:text-ink',
  'aria-[current]:bg-wash aria-[current]:text-ink lg:min-h-10 lg:justify-between lg:py-1 lg:leading-snug',
].join(' ')

/** A list at the side; on small screens a row that scrolls, and fades out where it continues. */
function AdminNavigation() {
  const t = useT(adminTexts)
  const { waiting } = useWaiting()
  const router = useRouter()
  const pathname = useRouterState({ select: (state) => state.location.pathname.replace(/(.)\/$/, '$1') })
  const row = useRef<HTMLUListElement>(null)

  // Scrolls the current screen into view before the row is painted, found by its URL because `aria-current` may be set
  // later. Again after the router, which restores the old scroll position, and when counts arrive and widen the row.
  useLayoutEffect(() => {
    const show = () => {
      const current = row.current?.children[SCREENS.findIndex(({ to }) => to === pathname)] as HTMLElement | undefined
      if (row.current && current) row.current.scrollLeft = current.offsetLeft - 24
    }
    show()
    const observer = new ResizeObserver(show)
    for (const one of row.current?.children ?? []) observer.observe(one)
    const stop = router.subscribe('onRendered', show)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [pathname, router])

  return (
    <nav
      aria-label={t('navigation')}
      className="border-line bg-paper max-lg:sticky max-lg:top-(--bar) max-lg:z-10 max-lg:border-b lg:border-r"
    >
      <div className="wrap flex items-center gap-2 py-1.5 lg:sticky lg:top-(--bar) lg:flex-col lg:items-stretch lg:gap-3 lg:p-4">
        <PaletteButton />
        <ul
          ref={row}
          className="relative flex min-w-0 gap-1 overflow-x-auto max-lg:mask-r-from-[calc(100%-3.5rem)] max-lg:pr-14 [scrollbar-width:none] lg:flex-col"
        >
          {SCREENS.map(({ key, to }) => {
            const count = waiting.filter((one) => one.to === to).reduce((sum, one) => sum + one.count, 0)
            return (
              <li key={key}>
                <Link to={to} activeOptions={{ exact: true, includeSearch: false }} className={item}>
                  {t(`screen.${key}`)}
                  {/* Keeps its place while the counts load. */}
                  <span className="measure min-w-[2ch] text-right text-brand-strong">
                    {count > 0 && (
                      <>
                        <span aria-hidden="true">{count}</span>
                        <span className="sr-only">{t('waitingCount', { count })}</span>
                      </>
                    )}
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
    </nav>
  )
}
