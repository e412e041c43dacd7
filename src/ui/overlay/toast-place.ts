import { type RefObject, useEffect } from 'react'

type Covered = { top: number; bottom: number; weight: number }

const MARGIN = 16
const STEP = 8
/** Between toasts and a control; a dialog that opens moves by less. */
const GAP = 12
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="textbox"], [role="tab"]'

/** The lowest place of toasts where they cover least: their distance from the bottom of the window. */
export function leastCovering(height: number, windowHeight: number, controls: readonly Covered[]): number {
  const costOf = (distance: number) => {
    const bottom = windowHeight - distance
    return controls
      .filter((control) => control.top < bottom && control.bottom > bottom - height)
      .reduce((sum, { weight }) => sum + weight, 0)
  }
  let best = { distance: MARGIN, cost: costOf(MARGIN) }
  for (let distance = MARGIN; best.cost > 0 && distance + height + MARGIN <= windowHeight; distance += STEP) {
    const cost = costOf(distance)
    if (cost < best.cost) best = { distance, cost }
  }
  return best.distance
}

/** Moves toasts away from controls, also from those that appear or are scrolled under them. */
export function useFreePlace(viewport: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    let frame = 0
    const place = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => viewport.current && placeToasts(viewport.current))
    }
    place()
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !viewport.current?.contains(target) || target === viewport.current)) place()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    addEventListener('scrollend', place, true)
    addEventListener('resize', place)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      removeEventListener('scrollend', place, true)
      removeEventListener('resize', place)
    }
  }, [viewport, isShown])
}

function placeToasts(viewport: HTMLElement): void {
  const { left, right, height } = viewport.getBoundingClientRect()
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  // Behind a dialog nothing can be pressed.
  const area = dialogs.findLast((dialog) => !viewport.contains(dialog)) ?? document.body
  const controls = [...area.querySelectorAll(CONTROLS)].flatMap((control): Covered[] => {
    const place = control.getBoundingClientRect()
    const isBeside = place.right <= left || place.left >= right || place.width === 0
    if (isBeside || viewport.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return []
    // The buttons of a form and a dialog are what the user presses next.
    const isAction = control.matches('form button, [role="dialog"] button, [role="alertdialog"] button')
    return [{ top: place.top - GAP, bottom: place.bottom + GAP, weight: isAction ? 100 : 1 }]
  })
  viewport.style.bottom = `${leastCovering(height, innerHeight, controls)}px`
}
