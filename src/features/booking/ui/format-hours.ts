import { dateFormat } from '#kernel/date-format.ts'
import type { Locale } from '#kernel/locale.ts'
import type { OwnAppointment } from '../model/appointment.schema.ts'

type TimedAppointment = Pick<OwnAppointment, 'time' | 'endTime' | 'minutes' | 'startsAt' | 'endsAt' | 'zone'>

/**
 * Start and end time. Across a daylight-saving change both include their UTC offset, because local times alone could end
 * before they begin.
 */
export function formatHours(locale: Locale, { time, endTime, minutes, startsAt, endsAt, zone }: TimedAppointment) {
  const localMinutes = (minuteOf(endTime) - minuteOf(time) + 1440) % 1440
  if (localMinutes === minutes % 1440) return { start: time, end: endTime }
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'shortOffset' } as const
  const clock = dateFormat(locale, { ...style, timeZone: zone })
  return { start: clock.format(new Date(startsAt)), end: clock.format(new Date(endsAt)) }
}

/** Not `toMinute`, whose module loads the Temporal polyfill. */
function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
