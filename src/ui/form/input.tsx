import { Input as BaseInput } from '@base-ui/react/input'
import { cn } from '../cn.ts'
import { type ControlStyleOptions, controlStyles } from './control-styles.ts'

export type InputProps = Omit<BaseInput.Props, 'className' | 'size'> & ControlStyleOptions & { className?: string }

/** Controlled, or with the ref, name and handlers of a form library. `required` is announced, not validated. */
export function Input({ size, required, onKeyDown, className, ...props }: InputProps) {
  return (
    <BaseInput
      data-slot="input"
      aria-required={required || undefined}
      onKeyDown={(event) => {
        // Base UI validates the field natively at Enter, which would show a red border without a message.
        if (event.key === 'Enter') event.preventBaseUIHandler()
        onKeyDown?.(event)
      }}
      className={cn(controlStyles({ size }), className)}
      {...props}
    />
  )
}
