import { cn } from './cn.ts'

type SpinnerProps = {
  /** Spoken when the spinner stands alone; leave it out beside words that already say what happens. */
  label?: string
  className?: string
}

export function Spinner({ label, className }: SpinnerProps) {
  const drawing = <span aria-hidden="true" className={cn('spinner', className ?? 'size-5')} />
  if (!label) return drawing

  return (
    <output className="inline-flex">
      {drawing}
      <span className="sr-only">{label}</span>
    </output>
  )
}
