import { Button as BaseButton } from '@base-ui/react/button'
import { type ButtonLook, buttonStyles } from './button-styles.ts'
import { cn } from './cn.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = Omit<BaseButton.Props, 'className'> &
  ButtonLook & {
    /** Something is under way: the button keeps its width, its words and the focus, and cannot be pressed again. */
    pending?: boolean
    className?: string
  }

export function Button({
  variant,
  size,
  shape,
  pending = false,
  disabled,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <BaseButton
      data-slot="button"
      data-pending={pending ? '' : undefined}
      aria-busy={pending || undefined}
      disabled={disabled || pending}
      focusableWhenDisabled={pending}
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
    </BaseButton>
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
