import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import type { SlotLabel } from '../model/slot.ts'

type SlotTileProps = {
  name: string
  value: string
  checked: boolean
  disabled?: boolean
  onChoose: () => void
  /** In this hand: a free moment is open, a taken one hatched, a passed one dashed. */
  look: SlotLabel
  children: ReactNode
  className?: string
}

/** One of a few, as a tile. A native radio: arrows, space and screen readers know it already. */
export function SlotTile({ name, value, checked, disabled, onChoose, look, children, className }: SlotTileProps) {
  return (
    <label className={cn(tile, looks[look], className)}>
      <input
        type="radio"
        className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-sm outline-none"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      {children}
    </label>
  )
}

const tile = [
  'relative flex min-h-[58px] select-none flex-col items-center justify-center gap-1 rounded-sm border px-1 py-2 text-center',
  'has-focus-visible:outline-3 has-focus-visible:outline-brand-strong has-focus-visible:outline-offset-2',
  'has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-checked:*:text-on-brand',
].join(' ')

export const HATCH = 'bg-[repeating-linear-gradient(135deg,transparent_0_6px,var(--line)_6px_7px)] bg-[length:auto]'

const looks: Record<SlotLabel, string> = {
  available: 'cursor-pointer border-line-strong bg-sheet text-ink hover:border-brand-strong hover:bg-wash',
  booked: `cursor-not-allowed border-line text-ink-2 ${HATCH}`,
  blocked: 'cursor-not-allowed border-line bg-wash text-ink-2',
  passed: 'cursor-not-allowed border-line-strong border-dashed text-ink-3',
}
