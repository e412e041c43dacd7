import { type RefObject, useLayoutEffect, useRef } from 'react'

type Covered = { top: number; bottom: number; weight: number }
type Place = { distance: number; cost: number }

const MARGIN = 16
/** Between toasts and a control; a dialog that opens moves by less. */
const GAP = 12
/** Between toasts of one line and a control. */
const SMALL_GAP = 2
/** Of sums of fractions of pixels. */
const ROUNDING = 0.01
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
    const top = bottom - height + ROUNDING
    const covered = controls.filter((control) => control.top < bottom - ROUNDING && control.bottom > top)
    return { distance, cost: covered.reduce((sum, { weight }) => sum + weight, 0) }
  }
  const shown = current === undefined ? undefined : placeAt(current)
  if (shown?.cost === 0) return shown
  let best = placeAt(MARGIN)
  // Lower than just above a control, toasts cover that control too.
  const distances = controls.map(({ top }) => windowHeight - top).toSorted((a, b) => a - b)
  for (const distance of distances) {
    if (best.cost === 0 || distance + height + MARGIN > windowHeight) break
    const place = placeAt(distance)
    if (distance > MARGIN && place.cost < best.cost) best = place
  }
  return shown && shown.cost < ACTION && best.cost > 0 ? shown : best
}

/**
 * Shows toasts where they cover no control, and moves them when one appears, is scrolled or gets the focus below them.
 * Between controls that are close together they have one line each. The result says whether they cover a control because
 * no place is free; then `onPress` is called when something else is pressed.
 */
export function useFreePlace(
  viewport: RefObject<HTMLElement | null>,
  isShown: boolean,
  onPress: () => void,
): RefObject<boolean> {
  const isCovering = useRef(false)
  const leave = useRef(onPress)
  leave.current = onPress
  // Before the paint: a toast never takes a press at the place that it leaves.
  useLayoutEffect(() => {
    if (!isShown) return
    let frame = 0
    let distance: number | undefined
    const place = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (!viewport.current) return
        const measured = choosePlace(viewport.current, distance)
        distance = measured.distance
        isCovering.current = measured.cost > 0
        viewport.current.style.bottom = `${distance}px`
      })
    }
    const placeAnew = () => {
      distance = undefined
      place()
    }
    const press = ({ target }: Event) => {
      if (isCovering.current && !viewport.current?.contains(target as Node)) leave.current()
    }
    place()
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !viewport.current?.contains(target) || target === viewport.current)) place()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    addEventListener('scrollend', place, true)
    addEventListener('focusin', place)
    addEventListener('resize', placeAnew)
    addEventListener('pointerdown', press)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      removeEventListener('scrollend', place, true)
      removeEventListener('focusin', place)
      removeEventListener('resize', placeAnew)
      removeEventListener('pointerdown', press)
    }
  }, [viewport, isShown])
  return isCovering
}

function choosePlace(viewport: HTMLElement, current: number | undefined): Place {
  viewport.removeAttribute('data-compact')
  const place = measurePlace(viewport, current, GAP)
  if (place.cost === 0) return place
  viewport.setAttribute('data-compact', '')
  const compact = measurePlace(viewport, current, SMALL_GAP)
  if (compact.cost === 0) return compact
  viewport.removeAttribute('data-compact')
  return place
}

function measurePlace(viewport: HTMLElement, current: number | undefined, gap: number): Place {
  const { left, right, height } = viewport.getBoundingClientRect()
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  // Behind a dialog nothing can be pressed.
  const area = dialogs.findLast((dialog) => !viewport.contains(dialog)) ?? document.body
  const controls = [...area.querySelectorAll(CONTROLS)].flatMap((control): Covered[] => {
    const place = control.getBoundingClientRect()
    const isBeside = place.right <= left || place.left >= right || place.width === 0
    if (isBeside || viewport.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return []
    const isAction = control.matches('form button, [role="dialog"] button, [role="alertdialog"] button, :focus')
    return [{ top: place.top - gap, bottom: place.bottom + gap, weight: isAction ? ACTION : 1 }]
  })
  return toastPlace({ height, current }, innerHeight, controls)
}
