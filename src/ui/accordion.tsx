import { Accordion as BaseAccordion } from '@base-ui/react/accordion'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { Icon } from './icon.tsx'
import { plusIcon } from './icons.ts'

export type AccordionItem = { value: string; title: ReactNode; content: ReactNode; disabled?: boolean }

export type AccordionProps = {
  items: readonly AccordionItem[]
  /** Heading level of the titles. */
  headingLevel?: 2 | 3 | 4
  multiple?: boolean
  value?: string[]
  defaultValue?: string[]
  onValueChange?: (value: string[]) => void
  className?: string
}

const triggerStyles = [
  'group flex min-h-[52px] w-full cursor-pointer items-center gap-4 py-3.5 text-left font-semibold text-[1.05rem] leading-snug',
  'not-data-disabled:hover:text-brand-strong focus-visible:outline-offset-0 data-disabled:cursor-not-allowed data-disabled:text-ink-3',
].join(' ')

/** Closed panels stay in the DOM, so that search engines and "find in page" reach them. */
export function Accordion({ items, headingLevel = 3, className, onValueChange, ...props }: AccordionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <BaseAccordion.Root
      hiddenUntilFound
      onValueChange={(value) => onValueChange?.(value as string[])}
      className={cn('border-line border-b', className)}
      {...props}
    >
      {items.map((item) => (
        <BaseAccordion.Item
          key={item.value}
          value={item.value}
          disabled={item.disabled}
          className="border-line border-t"
        >
          <BaseAccordion.Header render={<Heading />} className="font-text text-base tracking-normal">
            <BaseAccordion.Trigger className={triggerStyles}>
              <span className="min-w-0 flex-1">{item.title}</span>
              <Icon
                path={plusIcon}
                className="text-brand-strong transition-transform duration-200 ease-out group-data-panel-open:rotate-45 motion-reduce:transition-none"
              />
            </BaseAccordion.Trigger>
          </BaseAccordion.Header>
          <BaseAccordion.Panel className="transition-opacity duration-200 ease-out data-starting-style:opacity-0 motion-reduce:transition-none">
            <div className="max-w-[44em] pr-9 pb-5 text-ink-2">{item.content}</div>
          </BaseAccordion.Panel>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion.Root>
  )
}
