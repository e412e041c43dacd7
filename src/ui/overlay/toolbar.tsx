import { Toolbar as BaseToolbar } from '@base-ui/react/toolbar'
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Tooltip } from './tooltip.tsx'

/** A row of buttons with one tab stop; arrow keys move between them. */
export function Toolbar({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    // After the first tooltip the others open without delay.
    <BaseTooltip.Provider delay={500}>
      <BaseToolbar.Root aria-label={label} className={cn('flex flex-wrap gap-0.5', className)}>
        {children}
      </BaseToolbar.Root>
    </BaseTooltip.Provider>
  )
}

type ToolbarButtonProps = {
  label: string
  /** For a toggle button. */
  pressed?: boolean
  disabled?: boolean
  onPress: () => void
  children: ReactNode
}

const buttonClasses = [
  'inline-flex size-9 cursor-pointer select-none items-center justify-center rounded-sm text-[15px] text-ink-2 pointer-coarse:size-11',
  'hover:bg-wash hover:text-ink focus-visible:outline-offset-0 aria-pressed:bg-wash aria-pressed:font-semibold aria-pressed:text-ink',
  'aria-pressed:shadow-[inset_0_-2px_0_var(--brand-line)] data-disabled:cursor-not-allowed data-disabled:text-ink-3/60',
].join(' ')

export function ToolbarButton({ label, pressed, disabled, onPress, children }: ToolbarButtonProps) {
  return (
    <Tooltip label={label}>
      <BaseToolbar.Button
        className={buttonClasses}
        disabled={disabled}
        aria-pressed={pressed}
        // Keeps focus and selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        {typeof children === 'string' ? <Sign>{children}</Sign> : children}
      </BaseToolbar.Button>
    </Tooltip>
  )
}

/** Letters as an icon, hidden from screen readers because the button has a name. */
function Sign({ children }: { children: string }) {
  return <span aria-hidden="true" data-sign={children} className="before:content-[attr(data-sign)]" />
}
