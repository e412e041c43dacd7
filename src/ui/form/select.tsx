import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as BaseSelect } from '@base-ui/react/select'
import { useContext, useRef } from 'react'
import { cn } from '../cn.ts'
import { Icon } from '../icon/icon.tsx'
import { checkIcon, chevronDownIcon } from '../icon/icons.ts'
import { floatingStyles, optionStyles } from '../overlay/popup-styles.ts'
import { type ControlStyleOptions, controlStyles } from './control-styles.ts'
import { FieldNameContext, useForgetError } from './form-errors.ts'
import { reportInput } from './report-input.ts'

type SelectProps<Value extends string> = ControlStyleOptions & {
  options: readonly { value: Value; label: string }[]
  placeholder?: string
  value?: Value | null
  defaultValue?: Value
  onValueChange?: (value: Value) => void
  required?: boolean
  disabled?: boolean
  className?: string
}

/** Belongs inside a Field, whose name it has. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, placeholder, onValueChange, size, required, className, ...root } = props
  const name = useContext(FieldNameContext)
  const forget = useForgetError()
  const trigger = useRef<HTMLButtonElement>(null)

  function choose(value: Value | null) {
    if (value === null) return
    onValueChange?.(value)
    if (!name) return
    reportInput(() => trigger.current?.form?.elements.namedItem(name))
    forget(name)
  }

  // Base UI would add a <style> element for the list's scrollbar, which the CSP blocks.
  return (
    <CSPProvider disableStyleElements>
      <BaseSelect.Root items={options} name={name} onValueChange={choose} {...root}>
        <BaseSelect.Trigger
          ref={trigger}
          data-slot="select"
          aria-required={required || undefined}
          className={cn(
            controlStyles({ size }),
            'flex cursor-pointer items-center justify-between gap-3 text-left',
            className,
          )}
        >
          <BaseSelect.Value placeholder={placeholder} className="truncate data-placeholder:text-ink-3" />
          <BaseSelect.Icon className="flex text-ink-2 transition-transform duration-150 ease-out data-popup-open:rotate-180 motion-reduce:transition-none">
            <Icon path={chevronDownIcon} className="size-[18px]" />
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        <BaseSelect.Portal>
          <BaseSelect.Positioner alignItemWithTrigger={false} sideOffset={6} className="z-50 outline-hidden">
            <BaseSelect.Popup className={cn(floatingStyles, 'min-w-(--anchor-width)')}>
              <BaseSelect.List className="max-h-[min(22rem,var(--available-height))] overflow-y-auto p-1.5">
                {options.map((option) => (
                  <BaseSelect.Item key={option.value} value={option.value} className={optionStyles({ size })}>
                    <BaseSelect.ItemText className="min-w-0 flex-1">{option.label}</BaseSelect.ItemText>
                    <BaseSelect.ItemIndicator>
                      <Icon path={checkIcon} className="size-[18px] text-brand-strong" />
                    </BaseSelect.ItemIndicator>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </CSPProvider>
  )
}
