import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { linkStyles } from '#ui/link.tsx'
import type { ReportSearch } from '../../model/report-search.ts'

type ReportLinkProps = { search: ReportSearch; tone?: 'text' | 'bare'; className?: string; children: ReactNode }

/** Link to another part of the report on the same screen. */
export function ReportLink({ search, tone = 'text', className, children }: ReportLinkProps) {
  return (
    <Link to="." search={search} resetScroll={false} className={linkStyles({ tone, className })}>
      {children}
    </Link>
  )
}
