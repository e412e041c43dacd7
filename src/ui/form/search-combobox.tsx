import { Autocomplete } from '@base-ui/react/autocomplete'
import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode, Ref } from 'react'
import { floatingStyles, optionStyles } from '../overlay/popup-styles.ts'
import { type ControlStyleOptions, controlStyles } from './control-styles.ts'

export type FoundItem = { key: string; label: string; detail?: string; onChoose: () => void }

type SearchComboboxProps = ControlStyleOptions & {
  query: string
  onQuery: (query: string) => void
  items: readonly FoundItem[]
  /** Announced: searching, number of results, no results. */
  status: ReactNode
  required?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A search field with a list of results: arrow keys move, Enter chooses, Escape closes. Belongs inside a Field. */
export function SearchCombobox({ query, onQuery, items, status, size, required, ref }: SearchComboboxProps) {
  // Base UI would add a <style> element for the list's scrollbar, which the CSP blocks.
  return (
    <CSPProvider disableStyleElements>
      <Autocomplete.Root
        items={items}
        filter={null}
        autoHighlight
        value={query}
        // Selecting an item would write its label into the input.
        onValueChange={(next, { reason }) => reason !== 'item-press' && onQuery(next)}
        itemToStringValue={({ label }: FoundItem) => label}
      >
        <Autocomplete.Input
          ref={ref}
          data-slot="input"
          aria-required={required || undefined}
          className={controlStyles({ size })}
        />
        <Autocomplete.Portal>
          <Autocomplete.Positioner sideOffset={6} align="start" className="z-50 outline-hidden">
            <Autocomplete.Popup className={`${floatingStyles} w-(--anchor-width) min-w-(--anchor-width)`}>
              <Autocomplete.Status className="px-3 text-[15px] text-ink-2 *:py-2">{status}</Autocomplete.Status>
              <Autocomplete.List className="max-h-[min(22rem,var(--available-height))] overflow-y-auto p-1.5">
                {(item: FoundItem) => (
                  <Autocomplete.Item
                    key={item.key}
                    value={item}
                    onClick={item.onChoose}
                    className={optionStyles({ size })}
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block font-semibold">{item.label}</span>
                      {item.detail && <span className="block wrap-anywhere text-ink-2">{item.detail}</span>}
                    </span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </CSPProvider>
  )
}
