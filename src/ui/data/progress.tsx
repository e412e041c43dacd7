import { Progress as BaseProgress } from '@base-ui/react/progress'
import type { ReactNode } from 'react'

type ProgressProps = {
  label: ReactNode
  /** From 0 to 100; null when indeterminate. */
  value: number | null
  /** The state as text, shown and announced: "3 of 8 files", "Busy". */
  valueText: string
}

const hatch =
  'block h-full animate-pulse forced-color-adjust-none bg-[repeating-linear-gradient(135deg,var(--brand-line)_0_6px,transparent_6px_12px)] motion-reduce:animate-none'

export function Progress({ label, value, valueText }: ProgressProps) {
  return (
    <BaseProgress.Root
      value={value}
      getAriaValueText={() => valueText}
      className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2"
    >
      <BaseProgress.Label className="min-w-0 font-semibold leading-snug">{label}</BaseProgress.Label>
      <span aria-hidden="true" className="measure text-ink-2">
        {valueText}
      </span>
      <BaseProgress.Track className="col-span-2 h-2.5 overflow-hidden rounded-full border border-line-strong bg-sheet">
        {value === null ? (
          <span className={hatch} />
        ) : (
          <span
            className="block h-full origin-left bg-brand-line transition-transform duration-250 ease-out motion-reduce:transition-none"
            style={{ transform: `scaleX(${Math.min(Math.max(value, 0), 100) / 100})` }}
          />
        )}
      </BaseProgress.Track>
    </BaseProgress.Root>
  )
}
