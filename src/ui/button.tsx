import type { ComponentProps } from 'react'
import { type ButtonStyleOptions, buttonStyles } from './button-styles.ts'
import { cn } from './cn.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyleOptions & {
    /** Busy: the button keeps its width, label and focus, and cannot be pressed again. */
    pending?: boolean
  }

/** A native button: public pages use it everywhere, and Base UI's would add weight without a visible difference. */
export function Button({
  variant,
  size,
  shape,
  pending = false,
  disabled = false,
  type = 'button',
  onClick,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      type={type}
      data-pending={pending ? '' : undefined}
      data-disabled={disabled || pending ? '' : undefined}
      aria-busy={pending || undefined}
      // A disabled button leaves the tab order; a busy one stays focusable, so that the focus is not lost.
      disabled={disabled && !pending}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={buttonStyles({ variant, size, shape }, className)}
      {...props}
    >
      {shape === 'icon' ? (
        children
      ) : (
        <Label pending={pending} dense={size === 's'}>
          {children}
        </Label>
      )}
    </button>
  )
}

type LabelProps = { pending: boolean; dense: boolean; children: React.ReactNode }

/** The label moves by half a spinner, so that both are centred and the width does not change. */
function Label({ pending, dense, children }: LabelProps) {
  return (
    <span
      className={cn(
        'relative inline-flex items-center gap-[inherit] transition-transform duration-150 ease-out motion-reduce:transition-none',
        pending && (dense ? 'translate-x-2' : 'translate-x-[11px]'),
      )}
    >
      {pending && (
        <span className={cn('absolute right-full flex', dense ? 'mr-1' : 'mr-1.5')}>
          <Spinner className={dense ? 'size-3' : 'size-4'} />
        </span>
      )}
      {children}
    </span>
  )
}
