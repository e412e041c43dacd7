import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { closeIcon } from './icon/frame-icons.ts'
import { Icon } from './icon/icon.tsx'
import { checkIcon } from './icon/icons.ts'

type ChipStyleOptions = { selected?: boolean; pressable?: boolean }

/**
 * Also for filter links: set `aria-current` and `selected` there. Without class-variance-authority, because visitors
 * load it.
 */
export function chipStyles({ selected = false, pressable = false }: ChipStyleOptions = {}): string {
  return cn(
    'inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 py-1 text-[15px] leading-snug no-underline pointer-coarse:min-h-11',
    selected
      ? 'border-brand-strong bg-wash font-semibold text-ink shadow-[inset_0_0_0_1px_var(--brand-strong)]'
      : 'border-line-strong bg-sheet text-ink-2',
    pressable && 'cursor-pointer select-none hover:border-brand-strong hover:text-ink active:translate-y-px',
  )
}

type ChipProps = { children: ReactNode; onRemove: () => void; removeLabel: string }

/** A label that can be removed, such as an active filter. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  return (
    <span className={cn(chipStyles(), 'pr-0.5')}>
      {children}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="-my-1 flex size-8 cursor-pointer items-center justify-center rounded-full text-ink-2 hover:bg-wash hover:text-ink focus-visible:outline-offset-0 pointer-coarse:size-11"
      >
        <Icon path={closeIcon} className="size-4" />
      </button>
    </span>
  )
}

type ChipGroupProps<Option extends string> = {
  label: string
  options: readonly Option[]
  selected: Option
  onSelect: (option: Option) => void
  children: (option: Option) => ReactNode
  className?: string
}

/** Chips of which one is selected, such as the filters of a list. */
export function ChipGroup<Option extends string>(props: ChipGroupProps<Option>) {
  const { label, options, selected, onSelect, children, className = 'gap-2' } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a part of a form
    <div role="group" aria-label={label} className={cn('flex flex-wrap', className)}>
      {options.map((option) => (
        <ToggleChip key={option} selected={option === selected} onToggle={() => onSelect(option)}>
          {children(option)}
        </ToggleChip>
      ))}
    </div>
  )
}

type ToggleChipProps = { selected: boolean; onToggle: (selected: boolean) => void; children: ReactNode }

export function ToggleChip({ selected, onToggle, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={() => onToggle(!selected)}
      className={chipStyles({ selected, pressable: true })}
    >
      {selected && <Icon path={checkIcon} className="size-4 text-brand-strong" />}
      {children}
    </button>
  )
}
