import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { LoadTogether } from '#ui/load-together.tsx'
import { Note } from '#ui/note.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { identityMenuTexts } from '../messages/menu/index.ts'
import { redirectToLogin } from './go-to-login.ts'
import { ensureSession } from './session.ts'

export type SignedInTexts = Uses<[typeof identityMenuTexts]>

/** Renders children for a signed-in user; redirects visitors to sign-in. Pending until the session is checked. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const t = useT(identityMenuTexts)
  const [isConfirmed, setConfirmed] = useState(false)

  useEffect(() => {
    void ensureSession().then((isSignedIn) => (isSignedIn ? setConfirmed(true) : redirectToLogin()))
  }, [])

  // As high as the screen: the footer does not move when the content arrives.
  return (
    <div className="min-h-svh">
      {isConfirmed ? (
        <LoadTogether label={t('loading')}>{children}</LoadTogether>
      ) : (
        <div className="grid min-h-[50vh] place-items-center">
          <Spinner label={t('loading')} className="size-7" />
        </div>
      )}
    </div>
  )
}

type SignedInPageProps = { page: { heading: string; lead: string }; needsScript: string; children: ReactNode }

/** A page of the client area: its heading is public, its content is for the signed-in user. */
export function SignedInPage({ page: { heading, lead }, needsScript, children }: SignedInPageProps) {
  return (
    <div className="wrap py-12 md:py-16">
      <h1 className="text-[clamp(2.2rem,1.4rem+3.2vw,3.6rem)]">{heading}</h1>
      <p className="mt-4 max-w-[34em] text-[1.15rem] text-ink-2">{lead}</p>
      <noscript>
        <Note tone="warn" className="mt-8">
          {needsScript}
        </Note>
      </noscript>
      <SignedInOnly>{children}</SignedInOnly>
    </div>
  )
}
