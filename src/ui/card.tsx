import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export const cardStyles = cva('rounded-lg border bg-sheet text-ink', {
  variants: {
    tone: {
      plain: 'border-line',
      /** Highlights one of several cards. */
      marked: 'border-2 border-brand shadow-float',
      float: 'border-line shadow-float',
      /** The whole card is a link. */
      link: 'block border-line no-underline hover:border-line-strong hover:bg-wash',
    },
    padding: { none: '', s: 'p-4', m: 'p-[26px] max-sm:p-5' },
  },
  defaultVariants: { tone: 'plain', padding: 'm' },
})

export type CardProps = ComponentProps<'div'> &
  VariantProps<typeof cardStyles> & { as?: 'div' | 'article' | 'section' | 'li' | 'aside' }

export function Card({ as = 'div', tone, padding, className, ...props }: CardProps) {
  const Element = as as 'div'
  return <Element className={cn(cardStyles({ tone, padding }), className)} {...props} />
}
