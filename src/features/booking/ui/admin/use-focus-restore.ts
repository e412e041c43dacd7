import { type RefObject, useEffect } from 'react'

/**
 * A decision can remove the row that has the focus. The focus then moves to the row that took its place, or else to the
 * tab panel, instead of the top of the page.
 */
export function useFocusRestore(screen: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let last: FocusPosition | undefined
    const remember = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || document.querySelector(DIALOG_SELECTOR)) return
      last = screen.current?.contains(target) ? positionOf(target) : undefined
    }
    const restore = () => {
      if (document.activeElement !== document.body || document.querySelector(DIALOG_SELECTOR)) return
      if (!last) return
      const target = nearestElement(last) ?? screen.current?.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')
      target?.focus({ preventScroll: true })
    }
    // A closing dialog returns the focus asynchronously, so every DOM removal is checked.
    const watch = new MutationObserver(() => requestAnimationFrame(restore))
    watch.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    // A click on a non-focusable area removes the focus on purpose.
    document.addEventListener('pointerdown', remember)
    return () => {
      watch.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', remember)
    }
  }, [screen])
}

/** Toasts also have a dialog role, but are not modal. */
const DIALOG_SELECTOR = ':is([role=dialog], [role=alertdialog]):not([aria-modal=false])'

type FocusPosition = { element: HTMLElement; list: HTMLElement | null; index: number }

function positionOf(element: HTMLElement): FocusPosition {
  const row = element.closest('li')
  const list = row?.parentElement ?? null
  const index = row && list ? [...list.children].indexOf(row) : -1
  return { element, list, index }
}

function nearestElement({ element, list, index }: FocusPosition): HTMLElement | null | undefined {
  if (element.isConnected) return element
  const row = list?.isConnected ? (list.children[index] ?? list.lastElementChild) : undefined
  return row?.querySelector<HTMLElement>('button')
}
