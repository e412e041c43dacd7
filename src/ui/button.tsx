import type { ComponentProps } from 'react'
import { type ButtonStyleOptions, buttonStyles } from './button-styles.ts'
import { cn } from './cn.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyleOptions & {
    /** Something is under way: the button keeps its width, its words and the focus, and cannot be pressed again. */
    pending?: boolean
  }

/** The browser's own button: public pages show it everywhere, and what a library adds to it nobody would notice. */
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
      // Out of use it leaves the order of Tab; while something is under way whoever pressed it stays where they are.
      disabled={disabled && !pending}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={buttonStyles({ variant, size, shape }, className)}
      {...props}
    >
      {shape === 'icon' ? (
        pending ? (
          <Spinner />
        ) : (
          children
        )
      ) : (
        <Label pending={pending} dense={size === 's'}>
          {children}
        </Label>
      )}
    </button>
  )
}

type LabelProps = { pending: boolean; dense: boolean; children: React.ReactNode }

/** The words step aside by half a spinner, so that both stand in the middle and nothing grows. */
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
