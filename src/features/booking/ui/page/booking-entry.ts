// Part of the entry script of every page.
import type { EssentialName } from '#kernel/storage-registry.ts'

export const DRAFT_KEY = 'booking-draft' satisfies EssentialName<'localStorage'>

/** The stored draft is shown by React. */
export function hasDraftToShow(): boolean {
  try {
    return !!document.querySelector('[name=requestType]') && DRAFT_KEY in localStorage
  } catch {
    return false
  }
}

/** The times in the visitor's zone, if they differ from those of the company, need no React. */
export function showOwnTimes(): void {
  const slot = document.querySelector<HTMLElement>('[data-at]')
  // Not the name of the zone: loading Intl for it takes 40 ms on a desktop computer.
  if (slot && !String(new Date(Number(slot.dataset.at))).includes(` ${slot.querySelector('input')?.value}:`))
    import('./mark-own-times.ts').then((times) => times.markOwnTimes())
}
