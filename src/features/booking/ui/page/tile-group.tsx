import { type ReactNode, useId } from 'react'
import { useFieldError } from '#ui/form/form-errors.ts'
import { Icon } from '#ui/icon.tsx'
import { alertIcon } from '#ui/icons.ts'

type TileGroupProps = {
  /** The field of the form whose error shows here. */
  name: string
  legend: ReactNode
  /** Said with the group, such as the zone of its times. */
  note?: ReactNode
  children: ReactNode
  className?: string
}

/** Tiles of which one is chosen, with their question and what is wrong with the answer. */
export function TileGroup({ name, legend, note, children, className }: TileGroupProps) {
  const id = useId()
  const message = useFieldError(name, undefined)
  const described = [note && `${id}-note`, message && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-legend`}
      aria-required="true"
      aria-invalid={Boolean(message) || undefined}
      aria-describedby={described || undefined}
      className="min-w-0 rounded-sm focus-visible:outline-offset-8"
    >
      <h2
        id={`${id}-legend`}
        className="mb-3 font-semibold text-xl leading-tight tracking-normal first-letter:uppercase"
      >
        {legend}
      </h2>
      <div className={className}>{children}</div>
      {note && (
        <p id={`${id}-note`} className="mt-3 text-[0.92em] text-ink-2 leading-normal">
          {note}
        </p>
      )}
      {message && (
        <p id={`${id}-error`} className="mt-2 flex gap-1.5 text-[0.92em] text-danger leading-normal">
          <Icon path={alertIcon} className="mt-[0.2em] size-[1.15em]" />
          {message}
        </p>
      )}
    </div>
  )
}
