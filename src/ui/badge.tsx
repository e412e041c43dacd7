import type { ReactNode } from 'react'
import { cn } from './cn.ts'

const tones = {
  brand: 'border-line-strong text-brand-strong',
  neutral: 'border-line-strong text-ink-2',
  ok: 'border-ok text-ok',
  warn: 'border-warn border-dashed text-warn',
  danger: 'border-danger text-danger',
}

export type BadgeProps = { tone?: keyof typeof tones; children: ReactNode }

/** A status as a word; colour is only an addition. */
export function Badge({ tone = 'brand', children }: BadgeProps) {
  const shape =
    'measure inline-flex max-w-full items-center gap-1.5 overflow-hidden whitespace-nowrap rounded-full border px-2.5 py-[5px]'
  return <span className={cn(shape, tones[tone])}>{children}</span>
}
