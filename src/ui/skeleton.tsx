import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type SkeletonProps = { shape?: 'bar' | 'block'; className: string }

/** Placeholder in the shape of the content; set its size with `className`. */
export function Skeleton({ shape = 'bar', className }: SkeletonProps) {
  const corners = shape === 'block' ? 'rounded-md' : 'rounded-sm'
  return (
    <span
      aria-hidden="true"
      className={cn('block animate-pulse bg-line motion-reduce:animate-none', corners, className)}
    />
  )
}

const widths = ['w-full', 'w-11/12', 'w-10/12', 'w-full']

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cn('flex flex-col gap-3', className)}>
      {Array.from({ length: lines }, (_, line) => {
        const width = line === lines - 1 ? 'w-7/12' : widths[line % widths.length]
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        return <Skeleton key={line} className={cn('h-3.5', width)} />
      })}
    </span>
  )
}

type LoadingProps = { label: string; lines?: number; children?: ReactNode; className?: string }

/** Announces loading once, around any number of skeletons; by default lines of text. */
export function Loading({ label, lines, children = <SkeletonText lines={lines} />, className }: LoadingProps) {
  return (
    <div aria-busy="true" className={className}>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}
