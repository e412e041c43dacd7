import { type RefObject, useLayoutEffect, useRef } from 'react'

type Covered = { top: number; bottom: number; weight: number }
type Place = { distance: number; cost: number }

const MARGIN = 16
const STEP = 8
/** Between toasts and a control; a dialog that opens moves by less. */
const GAP = 12
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="textbox"], [role="tab"]'

/** Weight of a button of a form or a dialog, which is pressed next, and of the control that has the focus. */
export const ACTION = 100

/**
 * Distance of the toasts from the bottom of the window, and the weight of what they cover there: the lowest place where
 * they cover least. Toasts that are shown move only to a place that is free, or away from an action: otherwise they could
 * get between pointer and control.
 */
export function toastPlace(
  { height, current }: { height: number; current?: number | undefined },
  windowHeight: number,
  controls: readonly Covered[],
): Place {
  const placeAt = (distance: number): Place => {
    const bottom = windowHeight - distance
    const covered = controls.filter((control) => control.top < bottom && control.bottom > bottom - height)
    return { distance, cost: covered.reduce((sum, { weight }) => sum + weight, 0) }
  }
  const shown = current === undefined ? undefined : placeAt(current)
  if (shown?.cost === 0) return shown
  let best = placeAt(MARGIN)
  for (let distance = MARGIN; best.cost > 0 && distance + height + MARGIN <= windowHeight; distance += STEP) {
    const place = placeAt(distance)
    if (place.cost < best.cost) best = place
  }
  return shown && shown.cost < ACTION && best.cost > 0 ? shown : best
}

/**
 * Shows toasts where they cover no control, and moves them when one appears, is scrolled or gets the focus below them.
 * The result says whether they cover one because no place is free.
 */
export function useFreePlace(viewport: RefObject<HTMLElement | null>, isShown: boolean): RefObject<boolean> {
  const isCovering = useRef(false)
  // Before the paint: a toast never takes a press at the place that it leaves.
  useLayoutEffect(() => {
    if (!isShown) return
    let frame = 0
    let distance: number | undefined
    const place = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (!viewport.current) return
        const measured = measurePlace(viewport.current, distance)
        distance = measured.distance
        isCovering.current = measured.cost > 0
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
    addEventListener('focusin', place)
    addEventListener('resize', placeAnew)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      removeEventListener('scrollend', place, true)
      removeEventListener('focusin', place)
      removeEventListener('resize', placeAnew)
    }
  }, [viewport, isShown])
  return isCovering
}

function measurePlace(viewport: HTMLElement, current: number | undefined): Place {
  const { left, right, height } = viewport.getBoundingClientRect()
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  // Behind a dialog nothing can be pressed.
  const area = dialogs.findLast((dialog) => !viewport.contains(dialog)) ?? document.body
  const controls = [...area.querySelectorAll(CONTROLS)].flatMap((control): Covered[] => {
    const place = control.getBoundingClientRect()
    const isBeside = place.right <= left || place.left >= right || place.width === 0
    if (isBeside || viewport.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return []
    const isAction = control.matches('form button, [role="dialog"] button, [role="alertdialog"] button, :focus')
    return [{ top: place.top - GAP, bottom: place.bottom + GAP, weight: isAction ? ACTION : 1 }]
  })
  return toastPlace({ height, current }, innerHeight, controls)
}
