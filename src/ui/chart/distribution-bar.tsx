import { cn } from '../cn.ts'

/** Patterns distinguish the parts without colour. */
const patterns = {
  good: 'text-ok bg-current',
  middle: 'text-warn bg-[repeating-linear-gradient(135deg,currentColor_0_3px,transparent_3px_5px)]',
  poor: 'text-danger bg-[repeating-linear-gradient(45deg,currentColor_0_2px,transparent_2px_4px)]',
}

type DistributionBarProps = {
  /** Counts or shares; their sum is the whole bar. */
  good: number
  middle: number
  poor: number
  /** `92% good, 6% needs improvement, 2% poor`. */
  label: string
  className?: string
}

export function DistributionBar({ label, className, ...parts }: DistributionBarProps) {
  return (
    <div role="img" aria-label={label} className={cn('flex h-2.5 gap-0.5', className)}>
      {(['good', 'middle', 'poor'] as const).map(
        (part) =>
          parts[part] > 0 && (
            // At least 3 px, so that a small share stays visible.
            <span
              key={part}
              style={{ flexGrow: parts[part] }}
              className={cn('min-w-[3px] basis-0 forced-color-adjust-none rounded-[2px]', patterns[part])}
            />
          ),
      )}
    </div>
  )
}
