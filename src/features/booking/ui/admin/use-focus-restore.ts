import { type RefObject, useEffect } from 'react'

/**
 * What had the focus may leave the page with what was decided: the row of a request, a rule. The focus then goes to
 * what took its place, and without that to the whole of the tab; never back to the top of the page.
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
      // It is where one was looking already.
      target?.focus({ preventScroll: true })
    }
    // A dialog that closes hands the focus back in its own time: whoever leaves, whenever, is noticed.
    const watch = new MutationObserver(() => requestAnimationFrame(restore))
    watch.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    // A click beside everything is a wish to have the focus nowhere.
    document.addEventListener('pointerdown', remember)
    return () => {
      watch.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', remember)
    }
  }, [screen])
}

/** A message at the edge of the screen is one too by its role, but takes nothing over. */
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
