import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { cn } from '../cn.ts'
import { searchIcon } from '../icon/admin-icons.ts'
import { closeIcon } from '../icon/frame-icons.ts'
import { Icon, type IconPath } from '../icon/icon.tsx'
import { dialogStyles } from './dialog-styles.ts'
import { backdropStyles, optionStyles } from './popup-styles.ts'

export type PaletteItem = { key: string; label: string; detail?: string; icon?: IconPath; onChoose: () => void }
export type PaletteGroup = { key: string; label: string; items: PaletteItem[] }

type CommandPaletteProps = {
  label: string
  placeholder: string
  closeLabel: string
  open: boolean
  onClose: () => void
  query: string
  onQuery: (query: string) => void
  maxLength: number
  groups: PaletteGroup[]
  /** Announced status: searching, no results, failure. */
  status: ReactNode
  hints: ReactNode
}

/** A dialog with a combobox over grouped results: arrow keys move, Enter chooses, Escape closes. */
export function CommandPalette(props: CommandPaletteProps) {
  const { label, placeholder, closeLabel, open, onClose, query, onQuery, maxLength, groups, status, hints } = props
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyles} />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center p-2 sm:px-8 sm:pt-[12vh]">
          <Dialog.Popup
            aria-label={label}
            className={cn(
              dialogStyles.popup({ size: 'm' }),
              'max-h-[min(34rem,100dvh-1rem)] overflow-hidden sm:max-h-[min(34rem,76dvh)]',
            )}
          >
            <Autocomplete.Root
              open
              inline
              items={groups}
              filter={null}
              autoHighlight="always"
              keepHighlight
              value={query}
              // Selecting an item would write its label into the input.
              onValueChange={(next, { reason }) => reason !== 'item-press' && onQuery(next)}
              itemToStringValue={(item: PaletteItem) => item.label}
            >
              <div className="flex items-center gap-1 border-line border-b pr-1.5 pl-4 focus-within:shadow-[inset_0_-2px_0_var(--brand-strong)]">
                <Icon path={searchIcon} className="text-ink-3" />
                <Autocomplete.Input
                  aria-label={label}
                  placeholder={placeholder}
                  maxLength={maxLength}
                  className="min-h-14 w-full min-w-0 bg-transparent px-2 text-[17px] text-ink outline-hidden placeholder:text-ink-3"
                />
                <Dialog.Close
                  aria-label={closeLabel}
                  className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-2 hover:bg-wash hover:text-ink"
                >
                  <Icon path={closeIcon} />
                </Dialog.Close>
              </div>
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
                <Autocomplete.List aria-label={label}>
                  {(group: PaletteGroup) => (
                    <Autocomplete.Group key={group.key} items={group.items} className="not-last:mb-2">
                      <Autocomplete.GroupLabel className="measure px-3 pt-1.5 pb-1 text-ink-3">
                        {group.label}
                      </Autocomplete.GroupLabel>
                      <Autocomplete.Collection>
                        {(item: PaletteItem) => (
                          <Autocomplete.Item
                            key={item.key}
                            value={item}
                            onClick={item.onChoose}
                            className={cn(optionStyles({ size: 's' }), 'scroll-my-10')}
                          >
                            {item.icon && <Icon path={item.icon} className="size-[18px] text-ink-3" />}
                            <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:gap-4">
                              <span className="truncate">{item.label}</span>
                              {item.detail && (
                                <span className="truncate text-ink-2 text-sm sm:ml-auto">{item.detail}</span>
                              )}
                            </span>
                          </Autocomplete.Item>
                        )}
                      </Autocomplete.Collection>
                    </Autocomplete.Group>
                  )}
                </Autocomplete.List>
                <Autocomplete.Status className="px-3 text-ink-2 *:py-2">{status}</Autocomplete.Status>
              </div>
              <div className="border-line border-t px-5 py-2.5 text-ink-3 text-sm pointer-coarse:hidden">{hints}</div>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
