import type { KeyboardEvent } from 'react'

type Handler<Event> = ((event: Event) => void) | undefined

/** Base UI validates the field natively at Enter, which would show a red border without a message. */
export function enterSubmitsForm<Event extends KeyboardEvent & { preventBaseUIHandler: () => void }>(
  onKeyDown: Handler<Event>,
) {
  return (event: Event) => {
    if (event.key === 'Enter') event.preventBaseUIHandler()
    onKeyDown?.(event)
  }
}
