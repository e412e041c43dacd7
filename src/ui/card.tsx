import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'li'; tone?: 'plain' | 'float' }

export function Card({ as = 'div', tone = 'plain', className, ...props }: CardProps) {
  const Element = as as 'div'
  const styles = 'rounded-lg border border-line bg-sheet p-[26px] text-ink max-sm:p-5'
  return <Element className={cn(styles, tone === 'float' && 'shadow-float', className)} {...props} />
}
