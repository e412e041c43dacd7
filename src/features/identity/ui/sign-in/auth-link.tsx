import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { linkStyles } from '#ui/link.tsx'
import { useNext } from './use-next.ts'

type AuthLinkProps = { to: '/login' | '/register' | '/forgot-password'; children: ReactNode }

/** From one form of an account to another; high enough for a thumb. Of what the address asked, only where to go stays. */
export function AuthLink({ to, children }: AuthLinkProps) {
  const next = useNext()
  return (
    <Link to={to} search={{ next }} className={`${linkStyles()} inline-flex min-h-11 items-center`}>
      {children}
    </Link>
  )
}
