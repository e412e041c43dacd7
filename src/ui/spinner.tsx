import { cn } from './cn.ts'

type SpinnerProps = {
  /** Announced when the spinner is alone; omit it beside text that says what happens. */
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
