import ICAL from 'ical.js'
import type { Instant } from '#kernel/local-time.ts'
import { createClocks } from './calendar-clock.ts'
import { readEvent } from './calendar-event.ts'

export type EventTimes = { start: Instant; end: Instant; isCancelled: boolean }

/** The first event of a file. Undefined if there is none that can be read. */
export function readEventTimes(text: string, companyZone: string): EventTimes | undefined {
  try {
    const components = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents()
    const clocks = createClocks(components, companyZone)
    const component = components.find(({ name }) => name === 'vevent')
    const event = component && readEvent(component, { clocks, ownAddresses: new Set(), blocksAllDay: true })
    if (!event) return undefined
    const status = String(component.getFirstPropertyValue('status') ?? '').toUpperCase()
    return { start: event.start.at, end: event.endOf(event.start.wall), isCancelled: status === 'CANCELLED' }
  } catch {
    return undefined
  }
}
