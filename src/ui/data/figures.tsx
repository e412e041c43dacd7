import type { ReactNode } from 'react'
import { cn } from '../cn.ts'

const columnStyles = { 3: 'sm:grid-cols-3', 4: 'lg:grid-cols-4' }

type FiguresProps = {
  label: string
  /** Above the figures: a mark that applies to all of them. */
  mark?: ReactNode
  /** Columns on wide screens; two on narrow ones. */
  columns?: keyof typeof columnStyles
  children: ReactNode
}

/** Key figures in a grid. A number of figures divisible by both column counts leaves no gap. */
export function Figures({ label, mark, columns = 4, children }: FiguresProps) {
  return (
    <section
      aria-label={label}
      className={cn(
        'grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line',
        columnStyles[columns],
      )}
    >
      {mark && <p className="col-span-full bg-sheet px-5 py-1.5 max-sm:px-4">{mark}</p>}
      {children}
    </section>
  )
}

/** `better` and `worse` colour the change; its sign shows the direction without colour. */
export type FigureChange = { text: string; tone: 'better' | 'worse' | 'same'; label: string }

type FigureProps = {
  value: ReactNode
  change?: FigureChange | undefined
  /** What the figure measures; may contain a link. */
  children: ReactNode
}

const tones = { better: 'text-ok', worse: 'text-danger', same: 'text-ink-3' }

export function Figure({ value, change, children }: FigureProps) {
  return (
    <div className="bg-sheet px-5 py-3 max-sm:px-4">
      <p className="flex flex-wrap items-baseline gap-x-2.5 font-[650] font-display text-[clamp(1.5rem,1.2rem+1.4vw,2rem)] leading-[1.15] tracking-[-0.02em]">
        <span>{value}</span>
        {change && (
          <span className={cn('measure', tones[change.tone])}>
            <span aria-hidden="true">{change.text}</span>
            <span className="sr-only">{change.label}</span>
          </span>
        )}
      </p>
      <p className="mt-1 text-[13px] text-ink-2 leading-snug">{children}</p>
    </div>
  )
}
