import { type ReactNode, useId } from 'react'
import { cn } from '../cn.ts'

type PanelProps = {
  title: ReactNode
  /** Next to the title: a mark that applies to the whole panel. */
  mark?: ReactNode
  /** At the right of the title: a link or a button. */
  action?: ReactNode
  /** A sentence under the title. */
  help?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled section of a dashboard, also a landmark. */
export function Panel({ title, mark, action, help, className, children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cn('relative min-w-0 rounded-md border border-line bg-sheet px-5 py-[18px] max-sm:px-4', className)}
    >
      <header className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        {/* A small basis: a mark wraps below the title before the action wraps below both. */}
        <div className="flex flex-[1_1_8.5rem] flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 id={id} className="text-[1.2rem]">
            {title}
          </h2>
          {mark}
        </div>
        {action}
      </header>
      {help && <p className="-mt-2 mb-3.5 text-[14px] text-ink-2">{help}</p>}
      {children}
    </section>
  )
}

/** For `action`: a button that looks like a link. */
export const panelActionStyles =
  'cursor-pointer rounded-[2px] py-1 text-[14px] text-brand-strong no-underline hover:underline pointer-coarse:py-2.5'
