import { cn } from './cn.ts'

type SpinnerProps = {
  /** Spoken when the spinner stands alone; leave it out beside words that already say what happens. */
  label?: string
  className?: string
}

export function Spinner({ label, className }: SpinnerProps) {
  const drawing = (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      className={cn('shrink-0 animate-spin motion-reduce:animate-none', className ?? 'size-5')}
    >
      <circle cx="12" cy="12" r="9" strokeDasharray="2.2 3.454" opacity=".55" />
      <path d="M12 3a9 9 0 019 9" strokeLinecap="round" />
    </svg>
  )
  if (!label) return drawing

  return (
    <output className="inline-flex">
      {drawing}
      <span className="sr-only">{label}</span>
    </output>
  )
}
