import { addDays } from '../../src/kernel/calendar.ts'

/** As an ordinary program writes them: a description, guests, an alarm. */
export function seriesAndEvents(events: number, series: number, now: Date): string[] {
  const today = now.toISOString().slice(0, 10)
  const dateOf = (day: number) => addDays(today, day).replaceAll('-', '')
  const single = Array.from({ length: events }, (_, number) => {
    // Within the days that are read, so that all of them count.
    const hour = 100 + (number % 24)
    const at = (minute: string) => `TZID=Europe/Brussels:${dateOf(number % 85)}T${String(hour).slice(1)}${minute}00`
    return eventOf(`event-${number}`, [`DTSTART;${at('10')}`, `DTEND;${at('40')}`])
  })
  const rules = ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', 'FREQ=MONTHLY;BYDAY=-1FR', 'FREQ=WEEKLY;INTERVAL=2']
  const repeated = Array.from({ length: series }, (_, number) => {
    const first = -400 + (number % 300)
    const at = (day: number, time: string) => `TZID=Europe/Brussels:${dateOf(day)}T${time}00`
    const times = (day: number) => [`DTSTART;${at(day, '0900')}`, `DTEND;${at(day, '0930')}`]
    const rule = [`RRULE:${rules[number % rules.length]}`, `EXDATE;${at(first + 14, '0900')}`]
    const moved = [...times(first + 7), `RECURRENCE-ID;${at(first + 7, '0900')}`]
    return eventOf(`series-${number}`, [...times(first), ...rule]) + eventOf(`series-${number}`, moved)
  })
  return [...single, ...repeated]
}

function eventOf(uid: string, lines: string[]): string {
  const guests = ['Leen', 'Noor', 'Bas'].map(
    (name) => `ATTENDEE;CN=${name};PARTSTAT=ACCEPTED:mailto:${name.toLowerCase()}@example.com`,
  )
  const about = ['SUMMARY:Overleg', `DESCRIPTION:${'Wat we willen bespreken\\, en wie wat doet. '.repeat(4)}`]
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', 'END:VALARM']
  const all = [`UID:${uid}`, 'DTSTAMP:20260101T000000Z', ...lines, ...about, ...guests, ...alarm]
  return ['BEGIN:VEVENT', ...all, 'END:VEVENT', ''].join('\r\n')
}

export function calendarFile(events: string[]): string {
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Bench//EN\r\n${events.join('')}END:VCALENDAR\r\n`
}

const responseOf = (name: string, properties: string) =>
  `<response><href>/dav/${name}.ics</href><propstat><prop>${properties}</prop><status>HTTP/1.1 200 OK</status></propstat></response>`
const listOf = (responses: string[]) =>
  `<?xml version="1.0"?>\n<multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${responses.join('\n')}</multistatus>`

/** The answer of a CalDAV server, one file per event. */
export function multistatusOf(events: string[]): string {
  const data = (event: string) => `<C:calendar-data>${calendarFile([event])}</C:calendar-data>`
  return listOf(events.map((event, number) => responseOf(`e${number}`, `<getetag>"${number}"</getetag>${data(event)}`)))
}

/** As many ETags as fit into so many bytes. */
export function etagsOf(bytes: number): string {
  const one = (number: number) => responseOf(`00000000-0000-4000-8000-${number}`, `<getetag>"etag-${number}"</getetag>`)
  const count = Math.floor((bytes - 200) / (one(100_000).length + 1))
  return listOf(Array.from({ length: count }, (_, number) => one(100_000 + number)))
}

/** Of nearly the given size each. */
export function largeEvents(bytes: number): Record<string, string> {
  const times = ['DTSTART;TZID=Europe/Brussels:20260304T100000', 'DTEND;TZID=Europe/Brussels:20260304T110000']
  const filled = (line: string) => {
    const count = Math.floor((bytes - 1000) / (line.length + 2))
    return calendarFile([eventOf('large', [...times, ...Array.from({ length: count }, () => line)])])
  }
  return {
    'a long description': filled(` ${'Een lange tekst\\, zonder einde. '.repeat(2)}`).replace(
      /(DTEND.*)\r\n /,
      '$1\r\nX-NOTE:',
    ),
    guests: filled('ATTENDEE;CN=Leen Maes;PARTSTAT=ACCEPTED;ROLE=REQ-PARTICIPANT:mailto:leen@example.com'),
    'excluded times': filled('EXDATE;TZID=Europe/Brussels:20260311T100000'),
    'short properties': filled('X-A:1'),
    alarms: filled('BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT15M\r\nEND:VALARM'),
  }
}
