import { Input as BaseInput } from '@base-ui/react/input'
import { cn } from '../cn.ts'
import { type ControlStyleOptions, controlStyles } from './control-styles.ts'
import { enterSubmitsForm } from './enter-submits-form.ts'

export type InputProps = Omit<BaseInput.Props, 'className' | 'size'> & ControlStyleOptions & { className?: string }

/** Controlled, or with the ref, name and handlers of a form library. `required` is announced, not validated. */
export function Input({ size, required, onKeyDown, className, ...props }: InputProps) {
  return (
    <BaseInput
      data-slot="input"
      aria-required={required || undefined}
      onKeyDown={enterSubmitsForm(onKeyDown)}
      className={cn(controlStyles({ size }), className)}
      {...props}
    />
  )
}
