import type { ReactNode } from 'react'
import { cn } from '../cn.ts'

export type BarRow = {
  key: string
  label: string
  /** Small text after the label. */
  note?: ReactNode
  value: number
  /** The value as text; `value` itself only sets the length of the bar. */
  text: ReactNode
  /** Makes the label a button. */
  onSelect?: (() => void) | undefined
  /** Name of that button when the label alone does not say what it does. */
  selectLabel?: string
}

type BarListProps = {
  /** Caption for screen readers. */
  label: string
  /** Headers for screen readers: of the labels and of the values. */
  headers: readonly [label: string, value: string]
  rows: readonly BarRow[]
  className?: string
}

const name = 'block max-w-full truncate text-left'

/** A table of values with a bar each. */
export function BarList({ label, headers, rows, className }: BarListProps) {
  // A note under a button is on a line of its own, so that it never touches the next row.
  const hasNotesBelow = rows.some(({ note, onSelect }) => note && onSelect)
  const highest = Math.max(...rows.map(({ value }) => value), 0)
  return (
    <table className={cn('relative w-full table-fixed border-collapse text-[14.5px] leading-snug', className)}>
      <caption className="sr-only">{label}</caption>
      <colgroup>
        <col />
        <col className="w-[38%]" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{headers[0]}</th>
          <th scope="col">{headers[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={cn('border-line border-t first:border-t-0', row.onSelect && 'hover:bg-wash/60')}>
            <th scope="row" className="py-0 pr-2 text-left font-normal">
              <span className="flex min-h-9 flex-wrap items-center gap-x-2 pointer-coarse:min-h-11">
                {row.onSelect ? (
                  <button
                    type="button"
                    aria-label={row.selectLabel}
                    title={row.label}
                    onClick={row.onSelect}
                    className={cn(
                      name,
                      'min-h-9 cursor-pointer rounded-[2px] hover:underline focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
                    )}
                  >
                    {row.label}
                  </button>
                ) : (
                  <span title={row.label} className={name}>
                    {row.label}
                  </span>
                )}
                {row.note && (
                  <span className={cn('min-w-0 text-[13px] text-ink-3', hasNotesBelow && '-mt-1.5 basis-full pb-2')}>
                    {row.note}
                  </span>
                )}
              </span>
            </th>
            <td className="py-0 text-right">
              <span className="flex items-center gap-2">
                <span aria-hidden="true" className="min-w-0 flex-1">
                  <span
                    style={{ width: `${highest > 0 ? (row.value / highest) * 100 : 0}%` }}
                    className="block h-2 min-w-px forced-color-adjust-none rounded-r-[3px] bg-[color-mix(in_oklab,var(--brand-line)_55%,var(--sheet))]"
                  />
                </span>
                <span className="measure min-w-[4.2ch] shrink-0 tabular-nums leading-none">{row.text}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
