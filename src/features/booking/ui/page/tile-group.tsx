import { type ReactNode, useId } from 'react'
import { useFieldError } from '#ui/form/form-errors.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { alertIcon } from '#ui/icon/icons.ts'
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
      className="tile-group"
    >
      <h2 id={`${id}-legend`}>{legend}</h2>
      <div className={className}>{children}</div>
      {note && <p id={`${id}-note`}>{note}</p>}
      {message && (
        <p id={`${id}-error`} className="tile-error">
          <Icon path={alertIcon} className="mt-[0.2em] size-[1.15em]" />
          {message}
        </p>
      )}
    </div>
  )
}

type SlotTileProps = {
  field: string
  value: string
  checked: boolean
  disabled?: boolean
  onChoose: () => void
  label: SlotLabel
  /** The instant, and the time in the zone of the browser if it differs: drawn by CSS, see `mark-own-times.ts`. */
  own?: { at: number; time: string | undefined } | undefined
  /** Accessible name, if the content does not say all. */
  name?: string | undefined
  children: ReactNode
}

/** A native radio button, so that keyboard and screen readers work without ARIA. */
export function SlotTile(props: SlotTileProps) {
  const { field, value, checked, disabled, onChoose, label, own, name, children } = props
  return (
    <label className="tile" data-look={label} data-at={own?.at} data-own={own?.time}>
      <input
        type="radio"
        name={field}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        aria-label={name}
      />
      {children}
    </label>
  )
}
