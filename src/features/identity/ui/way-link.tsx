import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { linkStyles } from '#ui/link.tsx'

type WayLinkProps = { to: '/login' | '/register' | '/forgot-password'; children: ReactNode }

/** From one form of an account to another; high enough for a thumb. What the address asked is left behind. */
export function WayLink({ to, children }: WayLinkProps) {
  return (
    <Link to={to} search={{}} className={`${linkStyles()} inline-flex min-h-11 items-center`}>
      {children}
    </Link>
  )
}
