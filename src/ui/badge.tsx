import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export const badgeStyles = cva(
  'measure inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border px-2.5 py-[5px]',
  {
    variants: {
      tone: {
        brand: 'border-line-strong text-brand-strong',
        neutral: 'border-line-strong text-ink-2',
        ok: 'border-ok text-ok',
        warn: 'border-warn border-dashed text-warn',
        danger: 'border-danger text-danger',
      },
    },
    defaultVariants: { tone: 'brand' },
  },
)

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeStyles>

/** A state in a word. The word says it; the colour only helps. */
export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span className={cn(badgeStyles({ tone }), className)} {...props} />
}
