import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'
import { Icon } from './icon/icon.tsx'
import { externalIcon } from './icon/lazy-icons.ts'

/** For anchors and the router's link. Links that look like buttons use `buttonStyles`. */
export const linkStyles = cva('rounded-[2px] underline-offset-[0.2em]', {
  variants: {
    tone: {
      text: 'text-brand-strong underline decoration-1 hover:decoration-2',
      quiet: 'text-ink-2 no-underline hover:text-ink hover:underline aria-[current]:text-ink',
      bare: 'text-inherit no-underline hover:underline',
    },
  },
  defaultVariants: { tone: 'text' },
})

export type LinkProps = ComponentProps<'a'> &
  VariantProps<typeof linkStyles> & {
    /** Opens a new tab and announces it with this text. */
    newTabLabel?: string
  }

export function Link({ tone, newTabLabel, className, children, ...props }: LinkProps) {
  const newTab = newTabLabel ? { target: '_blank', rel: 'noopener noreferrer' } : undefined
  return (
    <a className={cn(linkStyles({ tone }), className)} {...newTab} {...props}>
      {children}
      {newTabLabel && (
        <>
          <Icon path={externalIcon} className="ml-1 inline size-[0.9em] align-baseline" />
          <span className="sr-only"> {newTabLabel}</span>
        </>
      )}
    </a>
  )
}
