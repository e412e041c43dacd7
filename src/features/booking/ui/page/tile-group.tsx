import { type ReactNode, useId } from 'react'
import { useFieldError } from '#ui/form/form-errors.ts'
import { Icon } from '#ui/icon.tsx'
import { alertIcon } from '#ui/icons.ts'
import type { SlotLabel } from '../../model/slot.ts'

type TileGroupProps = {
  /** The field of the form whose error shows here. */
  name: string
  legend: ReactNode
  /** Description of the group, such as the time zone. */
  note?: ReactNode
  children: ReactNode
  className?: string
}

export function TileGroup({ name, legend, note, children, className }: TileGroupProps) {
  const id = useId()
  const message = useFieldError(name, undefined)
  const describedBy = [note && `${id}-note`, message && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-legend`}
      aria-required="true"
      aria-invalid={Boolean(message) || undefined}
      aria-describedby={describedBy || undefined}
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

type SlotTileProps = {
  name: string
  value: string
  checked: boolean
  disabled?: boolean
  onChoose: () => void
  label: SlotLabel
  children: ReactNode
  className?: string
}

/** A native radio button, so that keyboard and screen readers work without ARIA. */
export function SlotTile({ name, value, checked, disabled, onChoose, label, children, className = '' }: SlotTileProps) {
  return (
    <label className={`tile ${className}`} data-look={label}>
      <input type="radio" name={name} value={value} checked={checked} disabled={disabled} onChange={onChoose} />
      {children}
    </label>
  )
}
