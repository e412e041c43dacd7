import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { identityMenuTexts } from '../messages/menu/index.ts'

/** "Already have an account? Log in", where an account is not needed. Returns to this page after sign-in. */
export function LogInLine({ children }: { children: ReactNode }) {
  const t = useT(identityMenuTexts)
  const next = useRouterState({ select: ({ location }) => location.publicHref })
  return (
    <p className="text-ink-2">
      {children}{' '}
      <Link to="/login" search={{ next }} className="text-link">
        {t('login')}
      </Link>
    </p>
  )
}
