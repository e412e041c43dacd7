import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { chevronRightIcon } from '#ui/icon/icons.ts'

type TextGroupSummaryProps = { name: string; count: string; className?: string; children?: ReactNode }

/** The part of a closed group of texts that is always shown. */
export function TextGroupSummary({ name, count, className, children }: TextGroupSummaryProps) {
  return (
    <summary className={cn('flex min-h-12 cursor-pointer items-center gap-3 py-2 hover:text-brand-strong', className)}>
      <Icon path={chevronRightIcon} className="-ml-1 size-4 shrink-0 text-ink-3 group-open:rotate-90" />
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-3">{count}</span>
        {children}
      </span>
    </summary>
  )
}
