import type { ReactNode } from 'react'
import type { SlotLabel } from '../../model/slot.ts'

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

/** One of a few, as a tile. A native radio: arrows, space and screen readers know it already. */
export function SlotTile({ name, value, checked, disabled, onChoose, label, children, className = '' }: SlotTileProps) {
  return (
    <label className={`tile ${className}`} data-look={label}>
      <input type="radio" name={name} value={value} checked={checked} disabled={disabled} onChange={onChoose} />
      {children}
    </label>
  )
}
