import { Field } from '@base-ui/react/field'
import { Switch as BaseSwitch } from '@base-ui/react/switch'
import type { ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Icon } from '../icon/icon.tsx'
import { checkIcon } from '../icon/icons.ts'
import { choiceNotes, choiceRow } from './choice-styles.ts'
import { FieldNotes } from './field.tsx'

type SwitchProps = Omit<BaseSwitch.Root.Props, 'className' | 'children' | 'name' | 'required'> & {
  label: ReactNode
  help?: ReactNode
  /** Label for screen readers only. */
  hideLabel?: boolean
}

const track = [
  'flex h-6 w-11 shrink-0 items-center rounded-full border border-ink-3/80 bg-sheet p-[3px]',
  'not-data-disabled:hover:border-brand-strong focus-visible:outline-offset-2 data-checked:border-brand-strong data-checked:bg-brand',
  'data-disabled:border-dashed data-disabled:bg-wash',
].join(' ')

const thumb = [
  'flex size-4 items-center justify-center rounded-full bg-ink-2 text-sheet data-disabled:bg-ink-3',
  'transition-transform duration-150 ease-out data-checked:translate-x-5 data-checked:bg-on-brand data-checked:text-brand-line motion-reduce:transition-none',
  'data-disabled:data-checked:bg-ink-3 data-disabled:data-checked:text-sheet',
].join(' ')

/**
 * For settings that take effect immediately; use a Checkbox where the user must save. A tick shows the on state without
 * colour.
 */
export function Switch({ label, help, hideLabel, disabled, ...props }: SwitchProps) {
  return (
    <Field.Root disabled={disabled}>
      <Field.Label className={cn(choiceRow, 'justify-between')}>
        <span className={hideLabel ? 'sr-only' : 'min-w-0'}>{label}</span>
        <BaseSwitch.Root data-slot="switch" className={track} {...props}>
          <BaseSwitch.Thumb className={cn(thumb, 'group')}>
            <Icon path={checkIcon} strokeWidth="3" className="size-3 opacity-0 group-data-checked:opacity-100" />
          </BaseSwitch.Thumb>
        </BaseSwitch.Root>
      </Field.Label>
      <FieldNotes help={help} className={cn(choiceNotes, 'pr-14')} />
    </Field.Root>
  )
}
