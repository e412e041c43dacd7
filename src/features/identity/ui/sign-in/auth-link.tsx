import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { linkStyles } from '#ui/link.tsx'
import { useNext } from './use-next.ts'

type AuthLinkProps = { to: '/login' | '/register' | '/forgot-password'; children: ReactNode }

/** Link between the account pages; of the search parameters only `next` is kept. */
export function AuthLink({ to, children }: AuthLinkProps) {
  const next = useNext()
  return (
    <Link to={to} search={{ next }} className={`${linkStyles()} inline-flex min-h-11 items-center`}>
      {children}
    </Link>
  )
}
