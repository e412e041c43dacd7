import type { ReactNode } from 'react'
import { cn } from '../cn.ts'

type SegmentedProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
}

/** A choice between a few visible values. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onValueChange, className } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a part of a form
    <div
      role="group"
      aria-label={label}
      className={cn(
        'inline-flex max-w-full flex-wrap max-sm:w-full overflow-hidden rounded-sm border border-line-strong',
        className,
      )}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
          className="min-h-9 flex-auto cursor-pointer -mt-px -ml-px border-line border-t border-l px-3 text-[14px] max-sm:px-1.5 max-sm:text-[13px] text-ink hover:bg-wash focus-visible:-outline-offset-3 aria-pressed:bg-wash aria-pressed:font-semibold pointer-coarse:min-h-11"
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
