import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { linkStyles } from '#ui/link.tsx'

type ClientLinkProps = {
  /** Id of the user; without an account, of a message or appointment. Without an id the name is plain text. */
  id: string | null | undefined
  className?: string
  children: ReactNode
}

/** The name of a person, leading to the client card. */
export function ClientLink({ id, className, children }: ClientLinkProps) {
  if (!id) return children
  return (
    <Link to="/admin/clients/$key" params={{ key: id }} className={linkStyles({ className })}>
      {children}
    </Link>
  )
}
