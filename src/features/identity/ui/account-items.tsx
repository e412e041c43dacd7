import { Link } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useState } from 'react'
import { fullName } from '#kernel/user.ts'
import { loadPageTexts } from '#platform/client/load-page-texts.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { TextsProvider, useT } from '#platform/i18n/provider.tsx'
import type { LoadedTexts } from '#platform/i18n/texts.ts'
import { identityMenuTexts } from '../messages/menu/index.ts'
import { useAuth } from './auth.store.ts'
import { checkSession, signOut } from './session.ts'

type AccountItemsProps = {
  className: string
  onFollow: () => void
  /** Menu of a visitor, shown if the session turns out to have ended. */
  visitor: ReactNode
}

/** For a browser with a stored session: checks it and loads the account menu. */
export async function loadAccountItems(): Promise<{ default: ComponentType<AccountItemsProps> }> {
  void checkSession()
  const texts = await loadPageTexts(currentLocale(), identityMenuTexts)
  return { default: (props) => <SignedInItems texts={texts} {...props} /> }
}

function SignedInItems({ texts, visitor, ...rows }: AccountItemsProps & { texts: LoadedTexts }) {
  const isSignedIn = useAuth((state) => state.isAuthenticated)
  if (!isSignedIn) return visitor
  return (
    <TextsProvider value={texts}>
      <Rows {...rows} />
    </TextsProvider>
  )
}

/** The first one is for admins only. */
const PAGES = [
  { to: '/admin', text: 'adminDashboard' },
  { to: '/profile', text: 'profile' },
  { to: '/my-appointments', text: 'myAppointments' },
] as const

function Rows({ className, onFollow }: Omit<AccountItemsProps, 'visitor'>) {
  const t = useT(identityMenuTexts)
  const { firstName, lastName, userRole } = useAuth()
  const row = `${className} w-full`
  const [hasFailed, setFailed] = useState(false)

  async function handleSignOut() {
    setFailed(false)
    setFailed(!(await signOut()))
  }

  return (
    <>
      <li className="mb-1.5 border-line border-b pb-1.5">
        <button type="button" disabled className={`${row} text-left font-semibold text-ink-2 hover:bg-transparent`}>
          {fullName({ firstName: firstName ?? '', lastName: lastName ?? '' })}
        </button>
      </li>
      {PAGES.slice(userRole === 'ADMIN' ? 0 : 1).map(({ to, text }) => (
        <li key={to}>
          <Link to={to} className={row} onClick={onFollow}>
            {t(text)}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={`${row} cursor-pointer text-left`} onClick={handleSignOut}>
          {t('signOut')}
        </button>
        {hasFailed && (
          <p role="alert" className="max-w-[16rem] px-3 pb-2 text-[0.92em] text-danger">
            {t('signOutFailed')}
          </p>
        )}
      </li>
    </>
  )
}
