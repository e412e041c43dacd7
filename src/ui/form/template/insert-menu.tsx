import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { type RefObject, useRef } from 'react'
import { buttonStyles } from '../../button-styles.ts'
import { plusIcon } from '../../icon/admin-icons.ts'
import { Icon } from '../../icon/icon.tsx'
import { floatingStyles, optionStyles } from '../../overlay/popup-styles.ts'
import { controlStyles } from '../control-styles.ts'
import type { TemplateFact, TemplateTexts } from './template-view.ts'

type InsertMenuProps = {
  label: string
  facts: readonly TemplateFact[]
  texts: Pick<TemplateTexts, 'search' | 'notFound' | 'empty'>
  /** Gets the focus after a choice. */
  field: RefObject<HTMLElement | null>
  disabled?: boolean
  onChoose: (name: string) => void
}

/** A button with a list of facts that can be searched. */
export function InsertMenu({ label, facts, texts, field, disabled, onChoose }: InsertMenuProps) {
  const hasChosen = useRef(false)
  // Base UI would add a <style> element for the list's scrollbar, which the CSP blocks.
  return (
    <CSPProvider disableStyleElements>
      <Combobox.Root
        items={facts}
        value={null}
        onOpenChange={(isOpen) => {
          if (isOpen) hasChosen.current = false
        }}
        onValueChange={(fact: TemplateFact | null) => {
          if (!fact) return
          hasChosen.current = true
          onChoose(fact.name)
        }}
        itemToStringLabel={(fact: TemplateFact) => `${fact.label} ${fact.value}`}
      >
        {/* It has no value: not a combobox, as Base UI assumes, but a button that opens one. */}
        <Combobox.Trigger role="button" disabled={disabled} className={buttonStyles({ variant: 'quiet', size: 's' })}>
          <Icon path={plusIcon} className="size-[18px]" />
          {label}
        </Combobox.Trigger>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={6} align="start" className="z-50 outline-hidden">
            <Combobox.Popup
              aria-label={label}
              finalFocus={() => (hasChosen.current ? field.current : true)}
              className={`${floatingStyles} w-[24rem]`}
            >
              <div className="p-1.5 pb-0">
                <Combobox.Input
                  aria-label={texts.search}
                  placeholder={texts.search}
                  className={controlStyles({ size: 's' })}
                />
              </div>
              <Combobox.Empty className="px-3 text-[15px] text-ink-2 *:py-2">
                <p>{texts.notFound}</p>
              </Combobox.Empty>
              <Combobox.List className="max-h-[min(22rem,calc(var(--available-height)-4rem))] overflow-y-auto p-1.5">
                {(fact: TemplateFact) => (
                  <Combobox.Item key={fact.name} value={fact} className={optionStyles({ size: 's' })}>
                    <span className="min-w-0 flex-1">
                      <span className="block">{fact.label}</span>
                      <span className={`block wrap-anywhere text-ink-2 text-sm ${fact.value ? '' : 'italic'}`}>
                        {fact.value || texts.empty}
                      </span>
                    </span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </CSPProvider>
  )
}
