import { type RefObject, useEffect } from 'react'

type Covered = { top: number; bottom: number; weight: number }

const MARGIN = 16
const STEP = 8
/** Between toasts and a control; a dialog that opens moves by less. */
const GAP = 12
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="textbox"], [role="tab"]'

/** Weight of a button of a form or a dialog: it is what the user presses next. */
export const ACTION = 100

/**
 * Distance of the toasts from the bottom of the window: the lowest place where they cover least. Toasts that are shown
 * stay where they are unless they cover an action: a toast that moves can get between pointer and control.
 */
export function toastPlace(
  { height, current }: { height: number; current?: number | undefined },
  windowHeight: number,
  controls: readonly Covered[],
): number {
  const costOf = (distance: number) => {
    const bottom = windowHeight - distance
    return controls
      .filter((control) => control.top < bottom && control.bottom > bottom - height)
      .reduce((sum, { weight }) => sum + weight, 0)
  }
  if (current !== undefined && costOf(current) < ACTION) return current
  let best = { distance: MARGIN, cost: costOf(MARGIN) }
  for (let distance = MARGIN; best.cost > 0 && distance + height + MARGIN <= windowHeight; distance += STEP) {
    const cost = costOf(distance)
    if (cost < best.cost) best = { distance, cost }
  }
  return best.distance
}

/** Shows toasts where they cover no control, and moves them away from actions that appear or are scrolled under them. */
export function useFreePlace(viewport: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    let frame = 0
    let distance: number | undefined
    const place = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (!viewport.current) return
        distance = measurePlace(viewport.current, distance)
        viewport.current.style.bottom = `${distance}px`
      })
    }
    const placeAnew = () => {
      distance = undefined
      place()
    }
    place()
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !viewport.current?.contains(target) || target === viewport.current)) place()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    addEventListener('scrollend', place, true)
    addEventListener('resize', placeAnew)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      removeEventListener('scrollend', place, true)
      removeEventListener('resize', placeAnew)
    }
  }, [viewport, isShown])
}

function measurePlace(viewport: HTMLElement, current: number | undefined): number {
  const { left, right, height } = viewport.getBoundingClientRect()
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  // Behind a dialog nothing can be pressed.
  const area = dialogs.findLast((dialog) => !viewport.contains(dialog)) ?? document.body
  const controls = [...area.querySelectorAll(CONTROLS)].flatMap((control): Covered[] => {
    const place = control.getBoundingClientRect()
    const isBeside = place.right <= left || place.left >= right || place.width === 0
    if (isBeside || viewport.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return []
    const isAction = control.matches('form button, [role="dialog"] button, [role="alertdialog"] button')
    return [{ top: place.top - GAP, bottom: place.bottom + GAP, weight: isAction ? ACTION : 1 }]
  })
  return toastPlace({ height, current }, innerHeight, controls)
}
