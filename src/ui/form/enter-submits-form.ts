import type { KeyboardEvent } from 'react'

type Handler<Event> = ((event: Event) => void) | undefined

/** Base UI asks the browser to judge the field at Enter; its verdict would be a red edge without words. */
export function enterSubmitsForm<Event extends KeyboardEvent & { preventBaseUIHandler: () => void }>(
  onKeyDown: Handler<Event>,
) {
  return (event: Event) => {
    if (event.key === 'Enter') event.preventBaseUIHandler()
    onKeyDown?.(event)
  }
}
