import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Icon, type IconPath } from '../icon.tsx'
import { checkIcon } from '../icons.ts'
import { floatingStyles, optionStyles } from './popup-styles.ts'

export type MenuProps = {
  /** A button with an accessible name. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'right' | 'bottom' | 'left'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

export function Menu({ trigger, align = 'start', side = 'bottom', open, onOpenChange, children }: MenuProps) {
  return (
    <BaseMenu.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align={align} side={side} sideOffset={6} className="z-50 outline-hidden">
          <BaseMenu.Popup className={cn(floatingStyles, 'max-h-(--available-height) min-w-48 overflow-y-auto p-1.5')}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

type RowProps = { icon?: IconPath; tone?: 'normal' | 'danger'; children: ReactNode }

export type MenuItemProps = RowProps & { onSelect: () => void; disabled?: boolean }

export function MenuItem({ icon, tone, onSelect, disabled, children }: MenuItemProps) {
  return (
    <BaseMenu.Item onClick={onSelect} disabled={disabled} className={optionStyles({ tone })}>
      {icon && <Icon path={icon} className="size-[18px]" />}
      {children}
    </BaseMenu.Item>
  )
}

export type MenuLinkProps = RowProps & { href?: string; render?: ReactElement }

/** A link in the menu; `render` takes the router's link. */
export function MenuLink({ icon, tone, href, render, children }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem href={href} render={render} closeOnClick className={optionStyles({ tone })}>
      {icon && <Icon path={icon} className="size-[18px]" />}
      {children}
    </BaseMenu.LinkItem>
  )
}

export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className={groupLabel}>{label}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  )
}

export type MenuChoiceProps<Value extends string> = {
  label: ReactNode
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; lang?: string }[]
}

/** A single choice: a language, a theme, an order. */
export function MenuChoice<Value extends string>({ label, value, onValueChange, options }: MenuChoiceProps<Value>) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className={groupLabel}>{label}</BaseMenu.GroupLabel>
      <BaseMenu.RadioGroup value={value} onValueChange={onValueChange}>
        {options.map((option) => (
          <BaseMenu.RadioItem
            key={option.value}
            value={option.value}
            lang={option.lang}
            closeOnClick
            className={cn(optionStyles(), 'data-checked:font-semibold')}
          >
            <span className="min-w-0 flex-1">{option.label}</span>
            <BaseMenu.RadioItemIndicator>
              <Icon path={checkIcon} className="size-[18px] text-brand-strong" />
            </BaseMenu.RadioItemIndicator>
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.RadioGroup>
    </BaseMenu.Group>
  )
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="mx-1.5 my-1.5 h-px bg-line" />
}

const groupLabel = 'px-3 pt-2 pb-1 text-ink-3 text-sm leading-snug'
