import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { Icon, type IconPath } from './icon/icon.tsx'

export type EmptyStateProps = {
  icon?: IconPath
  title?: ReactNode
  /** A sentence. */
  children: ReactNode
  /** Suggested next action. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'flex flex-col items-center gap-3 rounded-md border border-line-strong border-dashed px-6 py-10 text-center',
        className,
      )}
    >
      {icon && <Icon path={icon} className="size-8 text-brand-strong" strokeWidth="1.3" />}
      {title && <p className="font-display font-semibold text-xl leading-tight">{title}</p>}
      <div className="max-w-[36em] text-ink-2">{children}</div>
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
