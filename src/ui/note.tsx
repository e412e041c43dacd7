import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { Icon } from './icon/icon.tsx'
import { type Tone, tones } from './tones.ts'

export type NoteProps = {
  tone?: Tone
  title?: ReactNode
  children: ReactNode
  /** Appears after a user action and must be announced. */
  live?: boolean
  className?: string
}

/** An inline message: a slot that was just taken, a form that could not be sent. */
export function Note({ tone = 'info', title, children, live, className }: NoteProps) {
  const { icon, edge, mark } = tones[tone]
  return (
    <div
      role={live ? 'alert' : undefined}
      className={cn(
        'flex gap-3 rounded-r-(--radius-sm) border-l-[3px] bg-wash px-[18px] py-3.5 leading-normal',
        edge,
        className,
      )}
    >
      <Icon path={icon} className={cn('mt-[0.15em] size-[1.2em]', mark)} />
      <div className="wrap-anywhere min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
