import type { ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Icon } from '../icon/icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from '../icon/icons.ts'

type Gap = 'gap-before' | 'gap-after'

export type PageLink = {
  page: number
  className: string
  children: ReactNode
  rel?: 'prev' | 'next'
  'aria-label'?: string
  'aria-current'?: 'page'
}

export type PaginationProps = {
  /** Accessible name of the navigation. */
  label: string
  page: number
  pages: number
  previousLabel: string
  nextLabel: string
  /** Accessible name of a page: "Page 3". */
  pageLabel: (page: number) => string
  renderLink: (link: PageLink) => ReactNode
  className?: string
}

const cell =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 whitespace-nowrap rounded-sm border px-3 text-base leading-none no-underline max-sm:px-1.5 max-sm:text-[13px]'
const number = 'border-transparent text-ink-2 hover:bg-wash hover:text-ink'
const stepLink = 'border-line-strong text-ink hover:border-brand-strong hover:bg-wash'
const current = 'border-brand-strong bg-wash font-semibold text-ink'
const disabledStep = 'border-line-strong border-dashed text-ink-3'

export function Pagination(props: PaginationProps) {
  const { label, page, pages, previousLabel, nextLabel, pageLabel, renderLink, className } = props
  if (pages <= 1) return null

  const numbers = pagesToShow(page, pages).map((entry) =>
    typeof entry === 'string' ? (
      <li key={entry} aria-hidden="true" className="px-1 text-ink-3">
        …
      </li>
    ) : (
      <li key={entry}>
        {renderLink({
          page: entry,
          className: cn(cell, 'font-mono', entry === page ? current : number),
          children: entry,
          'aria-label': pageLabel(entry),
          'aria-current': entry === page ? 'page' : undefined,
        })}
      </li>
    ),
  )

  function step(to: number, rel: 'prev' | 'next', words: string) {
    const children = (
      <>
        {rel === 'prev' && <Icon path={chevronLeftIcon} className="size-[18px]" />}
        {words}
        {rel === 'next' && <Icon path={chevronRightIcon} className="size-[18px]" />}
      </>
    )
    if (to < 1 || to > pages) return <span className={cn(cell, disabledStep)}>{children}</span>
    return renderLink({ page: to, rel, className: cn(cell, stepLink), children })
  }

  return (
    <nav aria-label={label} className={cn('flex items-center justify-between gap-3 sm:justify-center', className)}>
      {step(page - 1, 'prev', previousLabel)}
      <ul className="flex items-center gap-1 max-sm:hidden">{numbers}</ul>
      <span className="measure text-ink-2 sm:hidden">
        {page} / {pages}
      </span>
      {step(page + 1, 'next', nextLabel)}
    </nav>
  )
}

/** First and last page, the current one and its neighbours; a gap replaces two or more pages. */
export function pagesToShow(page: number, pages: number): (number | Gap)[] {
  const from = page - 1 <= 3 ? 2 : page - 1
  const to = pages - page <= 3 ? pages - 1 : page + 1
  const middle = Array.from({ length: Math.max(to - from + 1, 0) }, (_, step) => from + step)

  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to < pages - 1 ? (['gap-after'] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ]
}
