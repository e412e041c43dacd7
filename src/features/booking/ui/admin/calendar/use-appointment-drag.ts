import { type DragEvent, useRef, useState } from 'react'

/** A row of a day in the week table. */
export type WeekPlace = { date: string; row: number }

/**
 * Native drag and drop of appointments in the week table, with a mouse. On a touch screen a swipe scrolls, and a long press
 * drags only where the browser supports it: the dialog is the way that always works. The cells have `data-date`,
 * `data-row` and `data-rows`. `over`: the place where the dragged appointment would begin.
 */
export function useAppointmentDrag(onDrop: (id: string, place: WeekPlace) => void) {
  /** `row`: the row of the appointment at which it was grabbed. */
  const dragged = useRef<{ id: string; row: number }>(undefined)
  const [over, setOver] = useState<string>()

  function placeOf(event: DragEvent): WeekPlace | undefined {
    // In Firefox the target can be a text node.
    const element = event.target instanceof Element ? event.target : (event.target as Node).parentElement
    const cell = element?.closest<HTMLElement>('[data-date]')
    if (!cell || !dragged.current) return
    const { date = '', row, rows } = cell.dataset
    const first = Number(row) + rowAt(event, cell, Number(rows)) - dragged.current.row
    return { date, row: Math.max(0, first) }
  }

  const end = () => {
    dragged.current = undefined
    setOver(undefined)
  }

  return {
    over,
    source: (id: string, rows: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        dragged.current = { id, row: rowAt(event, event.currentTarget, rows) }
        event.dataTransfer.effectAllowed = 'move'
        // Firefox starts no drag without data.
        event.dataTransfer.setData('text/plain', id)
      },
      onDragEnd: end,
    }),
    target: {
      onDragOver: (event: DragEvent) => {
        const place = placeOf(event)
        if (place) event.preventDefault()
        setOver(place && placeKey(place))
      },
      onDrop: (event: DragEvent) => {
        const [place, moved] = [placeOf(event), dragged.current]
        end()
        if (!place || !moved) return
        event.preventDefault()
        onDrop(moved.id, place)
      },
    },
  }
}

export const placeKey = ({ date, row }: WeekPlace) => `${date} ${row}`

function rowAt({ clientY }: DragEvent, element: Element, rows: number): number {
  const { top, height } = element.getBoundingClientRect()
  return Math.min(rows - 1, Math.max(0, Math.floor((clientY - top) / (height / rows))))
}
