import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { parseNetworks } from '#platform/server/client-address.ts'
import type { Reach } from '#platform/server/outbound/public-connection.ts'
import { loopbackServer } from './tls-proxy.ts'

/** IPv4 loopback is allowed, because the servers of the tests are there; other internal networks are not. */
export const LOOPBACK_REACH: Reach = {
  forbidden: parseNetworks('169.254.0.0/16, 10.0.0.0/8, ::1')!,
  allowsEveryPort: true,
  allowsPlainPasswords: true,
}

type Answer = (outgoing: ServerResponse) => void

/** A calendar on loopback with validators. `events`: lines of VEVENT. */
export async function calendarServer(...events: string[]) {
  let text = calendarFile(...events)
  let version = 1
  let answer: Answer | undefined
  const requests: IncomingHttpHeaders[] = []
  const port = await loopbackServer((incoming, outgoing) => {
    requests.push(incoming.headers)
    if (answer) return answer(outgoing)
    const etag = `"${version}"`
    if (incoming.headers['if-none-match'] === etag) return outgoing.writeHead(304).end()
    outgoing.writeHead(200, { 'content-type': 'text/calendar', etag }).end(text)
  })
  return {
    url: `http://127.0.0.1:${port}/secret-4711/basic.ics`,
    requests,
    replace(...next: string[]) {
      text = calendarFile(...next)
      version++
    },
    /** Instead of the calendar, until it is called without an answer. */
    answerWith(next?: Answer) {
      answer = next
    },
  }
}

export function calendarFile(...events: string[]): string {
  const blocks = events.map(
    (lines, index) => `BEGIN:VEVENT\nUID:event-${index}\nDTSTAMP:20260101T000000Z\n${lines}\nEND:VEVENT`,
  )
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...blocks, 'END:VCALENDAR', '']
    .join('\n')
    .replaceAll('\n', '\r\n')
}

/** An event in the zone of the company, such as `eventAt('20260304', '10', '11')`. */
export function eventAt(date: string, from: string, to: string, more = ''): string {
  const at = (hour: string) => `TZID=Europe/Brussels:${date}T${hour}0000`
  return `SUMMARY:Dentist of Rita\nDTSTART;${at(from)}\nDTEND;${at(to)}${more && `\n${more}`}`
}
