import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export type TabsProps<Value extends string> = {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode; group?: string }[]
  /** Default: the first tab, then the one that the user selects. */
  value?: Value
  onValueChange?: (value: Value) => void
  className?: string
}

const tabStyles = [
  'inline-flex min-h-11 shrink-0 cursor-pointer select-none items-center gap-2 px-4 font-semibold text-base text-ink-2 hover:text-ink',
  'focus-visible:rounded-sm focus-visible:-outline-offset-3 data-active:text-ink data-active:shadow-[inset_0_-3px_0_var(--brand-line)]',
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
        className={cn(
          'shadow-[inset_0_-1px_0_var(--line)]',
          tabs[0]?.group ? 'grid gap-y-1 pb-1' : 'flex gap-1 overflow-x-auto sm:flex-wrap [scrollbar-width:thin]',
        )}
      >
        {[...Map.groupBy(tabs, ({ group }) => group)].map(([group, members]) => (
          <TabGroup key={group} name={group}>
            {members.map((tab) => (
              <BaseTabs.Tab key={tab.value} value={tab.value} className={tabStyles}>
                {tab.label}
              </BaseTabs.Tab>
            ))}
          </TabGroup>
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

/** A row per group with its name; many tabs in one row would be hard to scan. */
function TabGroup({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (name === undefined) return children
  return (
    <div className="sm:grid sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:items-baseline">
      <span aria-hidden="true" className="block pt-2 text-[14px] text-ink-3 sm:pt-0">
        {name}
      </span>
      <div className="flex flex-wrap gap-x-1 max-sm:-ml-4">{children}</div>
    </div>
  )
}
