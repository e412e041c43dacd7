import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export type TabsProps<Value extends string> = {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[]
  /** Default: the first tab, then the one that the user selects. */
  value?: Value
  onValueChange?: (value: Value) => void
  className?: string
}

const tabStyles = [
  'inline-flex min-h-11 shrink-0 cursor-pointer select-none items-center gap-2 px-4 font-semibold text-base text-ink-2 hover:text-ink',
  'focus-visible:rounded-sm focus-visible:-outline-offset-3 data-active:text-ink data-active:shadow-[inset_0_-3px_0_var(--brand)]',
].join(' ')

export function Tabs<Value extends string>({ label, tabs, value, onValueChange, className }: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      defaultValue={tabs[0]?.value}
      onValueChange={(next) => onValueChange?.(next)}
      className={cn('min-w-0', className)}
    >
      <BaseTabs.List
        aria-label={label}
        activateOnFocus
        className="flex gap-1 overflow-x-auto sm:flex-wrap [scrollbar-width:thin] shadow-[inset_0_-1px_0_var(--line)]"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} className={tabStyles}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
