import { expect, test } from 'vitest'
import { toLocal, toTime } from '#kernel/local-time.ts'
import { type CalendarSource, readCalendar } from './read-calendar.ts'

const ZONE = 'Europe/Brussels'
const BRUSSELS = `BEGIN:VTIMEZONE
TZID:Romance Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`

const file = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...parts, 'END:VCALENDAR']
    .join('\n')
    .replaceAll('\n', '\r\n')
const event = (lines: string, uid = 'one') =>
  `BEGIN:VEVENT\nUID:${uid}\nDTSTAMP:20260101T000000Z\nSUMMARY:Private\n${lines}\nEND:VEVENT`

function read(text: string, source: Partial<CalendarSource> = {}) {
  return readCalendar({
    text,
    zone: ZONE,
    from: Date.parse('2026-03-01T00:00Z'),
    to: Date.parse('2026-04-01T00:00Z'),
    blocksAllDay: true,
    ownAddresses: ['bas@studio.example'],
    ownEvents: [],
    ...source,
  })
}

/** `3-2 09:00–10:00`, in the zone of the company. */
function busyOf(text: string, source: Partial<CalendarSource> = {}): string[] {
  const reading = read(text, source)
  if ('refusal' in reading) throw new Error(reading.refusal)
  return reading.busy.map(([start, end]) => {
    const [from, to] = [toLocal(start, ZONE), toLocal(end, ZONE)]
    const day = (date: string) => date.slice(5).split('-').map(Number).join('-')
    const until = day(to.date) === day(from.date) ? '' : `${day(to.date)} `
    return `${day(from.date)} ${toTime(from.minute)}–${until}${toTime(to.minute)}`
  })
}

const tz = (time: string) => `;TZID=Europe/Brussels:${time}`
const NINE = `DTSTART${tz('20260302T090000')}\nDTEND${tz('20260302T100000')}`

/** What the file has, and the busy times that it means in March 2026: none missed, none invented. */
const CORPUS: Record<string, [string, string[], Partial<CalendarSource>?]> = {
  'a time in UTC': [event('DTSTART:20260302T080000Z\nDTEND:20260302T090000Z'), ['3-2 09:00–10:00']],
  'a time with a zone': [event(NINE), ['3-2 09:00–10:00']],
  'a time in another zone, on the other side of midnight': [
    event('DTSTART;TZID=America/New_York:20260302T190000\nDTEND;TZID=America/New_York:20260302T200000'),
    ['3-3 01:00–02:00'],
  ],
  'start and end in different zones': [
    event('DTSTART;TZID=Europe/London:20260302T090000\nDTEND;TZID=America/New_York:20260302T120000'),
    ['3-2 10:00–18:00'],
  ],
  'a floating time is in the zone of the company': [
    event('DTSTART:20260302T090000\nDTEND:20260302T100000'),
    ['3-2 09:00–10:00'],
  ],
  'a zone in a path': [
    event('DTSTART;TZID=/mozilla.org/20050126_1/Europe/Brussels:20260302T090000\nDURATION:PT1H'),
    ['3-2 09:00–10:00'],
  ],
  'a zone that only the file defines, in winter and in summer': [
    `${BRUSSELS}\n${event('DTSTART;TZID=Romance Standard Time:20260326T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=5')}`,
    ['3-26 09:00–10:00', '3-27 09:00–10:00', '3-28 09:00–10:00', '3-29 09:00–10:00', '3-30 09:00–10:00'],
  ],
  'a duration instead of an end': [event(`DTSTART${tz('20260302T090000')}\nDURATION:P1DT30M`), ['3-2 09:00–3-3 09:30']],
  'no end is no time': [event(`DTSTART${tz('20260302T090000')}`), []],
  'an end before the start is no time': [event(`DTSTART${tz('20260302T090000')}\nDTEND${tz('20260302T080000')}`), []],
  transparent: [event(`${NINE}\nTRANSP:TRANSPARENT`), []],
  opaque: [event(`${NINE}\nTRANSP:OPAQUE`), ['3-2 09:00–10:00']],
  cancelled: [event(`${NINE}\nSTATUS:CANCELLED`), []],
  tentative: [event(`${NINE}\nSTATUS:TENTATIVE`), ['3-2 09:00–10:00']],
  'free in Outlook': [event(`${NINE}\nX-MICROSOFT-CDO-BUSYSTATUS:FREE`), []],
  'declined by the owner': [event(`${NINE}\nATTENDEE;PARTSTAT=DECLINED:mailto:Bas@Studio.example`), []],
  'declined by another attendee': [
    event(
      `${NINE}\nATTENDEE;PARTSTAT=DECLINED:mailto:rita@x.example\nATTENDEE;PARTSTAT=ACCEPTED:mailto:bas@studio.example`,
    ),
    ['3-2 09:00–10:00'],
  ],
  'declined by the account that the calendar is named after': [
    `X-WR-CALNAME:owner@gmail.example\n${event(`${NINE}\nATTENDEE;PARTSTAT=DECLINED:mailto:owner@gmail.example`)}`,
    [],
  ],
  'an all-day event': [event('DTSTART;VALUE=DATE:20260302\nDTEND;VALUE=DATE:20260304'), ['3-2 00:00–3-4 00:00']],
  'an all-day event without an end': [event('DTSTART;VALUE=DATE:20260302'), ['3-2 00:00–3-3 00:00']],
  'an all-day event that does not block': [event('DTSTART;VALUE=DATE:20260302'), [], { blocksAllDay: false }],
  'a timed event where all-day ones do not block': [event(NINE), ['3-2 09:00–10:00'], { blocksAllDay: false }],
  'all-day over the clock change': [
    event('DTSTART;VALUE=DATE:20260328\nRRULE:FREQ=DAILY;COUNT=2'),
    ['3-28 00:00–3-30 00:00'],
  ],
  'all-day without one of its days': [
    event('DTSTART;VALUE=DATE:20260302\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE;VALUE=DATE:20260303'),
    ['3-2 00:00–3-3 00:00', '3-4 00:00–3-5 00:00'],
  ],
  'an exclusion of an all-day event in UTC': [
    event('DTSTART;VALUE=DATE:20260302\nRRULE:FREQ=DAILY;COUNT=2\nEXDATE:20260302T230000Z'),
    ['3-2 00:00–3-3 00:00'],
  ],
  'every weekday of a week since 2005': [
    event(
      'DTSTART;TZID=Europe/Brussels:20050103T090000\nDURATION:PT30M\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20260306T080000Z',
    ),
    ['3-2 09:00–09:30', '3-4 09:00–09:30', '3-6 09:00–09:30'],
  ],
  'a rule that ends a second before an occurrence': [
    event(
      'DTSTART;TZID=Europe/Brussels:20250103T090000\nDURATION:PT30M\nRRULE:FREQ=WEEKLY;BYDAY=MO,FR;UNTIL=20260306T075959Z',
    ),
    ['3-2 09:00–09:30'],
  ],
  'a rule that ends on a date includes it': [
    event(`DTSTART${tz('20260302T090000')}\nDURATION:PT30M\nRRULE:FREQ=DAILY;UNTIL=20260303`),
    ['3-2 09:00–09:30', '3-3 09:00–09:30'],
  ],
  'every second week keeps its rhythm': [
    event('DTSTART;TZID=Europe/Brussels:20200107T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'),
    ['3-10 09:00–10:00', '3-24 09:00–10:00'],
  ],
  'every third day since 2020': [
    event('DTSTART;TZID=Europe/Brussels:20200101T220000\nDURATION:PT1H\nRRULE:FREQ=DAILY;INTERVAL=10'),
    ['3-10 22:00–23:00', '3-20 22:00–23:00', '3-30 22:00–23:00'],
  ],
  'the last Friday of the month': [
    event('DTSTART;TZID=Europe/Brussels:20240126T140000\nDURATION:PT2H\nRRULE:FREQ=MONTHLY;BYDAY=-1FR'),
    ['3-27 14:00–16:00'],
  ],
  'the last working day of the month': [
    event(
      'DTSTART;TZID=Europe/Brussels:20240131T140000\nDURATION:PT1H\nRRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    ),
    ['3-31 14:00–15:00'],
  ],
  'the 31st, which not every month has': [
    event('DTSTART;TZID=Europe/Brussels:20251231T090000\nDURATION:PT1H\nRRULE:FREQ=MONTHLY;BYMONTHDAY=31'),
    ['3-31 09:00–10:00'],
  ],
  'a birthday': [event('DTSTART;VALUE=DATE:19800310\nRRULE:FREQ=YEARLY'), ['3-10 00:00–3-11 00:00']],
  'a number of occurrences': [
    event('DTSTART;TZID=Europe/Brussels:20260227T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=5'),
    ['3-1 09:00–10:00', '3-2 09:00–10:00', '3-3 09:00–10:00'],
  ],
  'an hourly rule with hours': [
    event(`DTSTART${tz('20260302T090000')}\nDURATION:PT15M\nRRULE:FREQ=HOURLY;INTERVAL=2;UNTIL=20260302T130000Z`),
    ['3-2 09:00–09:15', '3-2 11:00–11:15', '3-2 13:00–13:15'],
  ],
  'excluded occurrences, in the zone, in UTC and as a date': [
    event(
      `DTSTART${tz('20260302T090000')}\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=5\nEXDATE;TZID=Europe/Brussels:20260303T090000,20260304T100000\nEXDATE:20260304T080000Z\nEXDATE;VALUE=DATE:20260306`,
    ),
    ['3-2 09:00–10:00', '3-5 09:00–10:00'],
  ],
  'a moved occurrence': [
    `${event(`${NINE}\nRRULE:FREQ=DAILY;COUNT=3`)}\n${event(`RECURRENCE-ID${tz('20260303T090000')}\nDTSTART${tz('20260303T150000')}\nDURATION:PT30M`)}`,
    ['3-2 09:00–10:00', '3-3 15:00–15:30', '3-4 09:00–10:00'],
  ],
  'an occurrence moved into the window, identified in UTC': [
    `${event('DTSTART;TZID=Europe/Brussels:20260501T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3')}\n${event(`RECURRENCE-ID:20260502T070000Z\nDTSTART${tz('20260310T090000')}\nDURATION:PT1H`)}`,
    ['3-10 09:00–10:00'],
  ],
  'a cancelled occurrence': [
    `${event(`${NINE}\nRRULE:FREQ=DAILY;COUNT=3`)}\n${event(`RECURRENCE-ID${tz('20260303T090000')}\nDTSTART${tz('20260303T090000')}\nSTATUS:CANCELLED`)}`,
    ['3-2 09:00–10:00', '3-4 09:00–10:00'],
  ],
  'an occurrence that became free': [
    `${event(`${NINE}\nRRULE:FREQ=DAILY;COUNT=2`)}\n${event(`RECURRENCE-ID${tz('20260303T090000')}\nDTSTART${tz('20260303T090000')}\nDURATION:PT1H\nTRANSP:TRANSPARENT`)}`,
    ['3-2 09:00–10:00'],
  ],
  'one busy occurrence of a free series': [
    `${event(`${NINE}\nRRULE:FREQ=DAILY;COUNT=3\nTRANSP:TRANSPARENT`)}\n${event(`RECURRENCE-ID${tz('20260303T090000')}\nDTSTART${tz('20260303T090000')}\nDURATION:PT1H`)}`,
    ['3-3 09:00–10:00'],
  ],
  'all later occurrences at another time': [
    `${event(`${NINE}\nRRULE:FREQ=DAILY;COUNT=4`)}\n${event(`RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Brussels:20260304T090000\nDTSTART${tz('20260304T110000')}\nDURATION:PT30M`)}`,
    ['3-2 09:00–10:00', '3-3 09:00–10:00', '3-4 11:00–11:30', '3-5 11:00–11:30'],
  ],
  'an exception without its series': [
    event(`RECURRENCE-ID${tz('20260303T090000')}\nDTSTART${tz('20260303T150000')}\nDURATION:PT30M`),
    ['3-3 15:00–15:30'],
  ],
  'an older version of an exception': [
    `${event(`${NINE}\nRRULE:FREQ=DAILY;COUNT=2`)}\n${event(`SEQUENCE:2\nRECURRENCE-ID${tz('20260303T090000')}\nDTSTART${tz('20260303T150000')}\nDURATION:PT1H`)}\n${event(`SEQUENCE:1\nRECURRENCE-ID${tz('20260303T090000')}\nDTSTART${tz('20260303T120000')}\nDURATION:PT1H`)}`,
    ['3-2 09:00–10:00', '3-3 15:00–16:00'],
  ],
  'two versions of an event': [
    `${event(`SEQUENCE:0\n${NINE}`)}\n${event(`SEQUENCE:1\nDTSTART${tz('20260305T090000')}\nDURATION:PT1H`)}`,
    ['3-5 09:00–10:00'],
  ],
  'two events with one identifier': [
    `${event(NINE)}\n${event(`DTSTART${tz('20260305T090000')}\nDURATION:PT1H`)}`,
    ['3-2 09:00–10:00', '3-5 09:00–10:00'],
  ],
  'added dates and periods': [
    event(
      `${NINE}\nRDATE;TZID=Europe/Brussels:20260303T140000\nRDATE;VALUE=PERIOD:20260304T080000Z/20260304T083000Z,20260305T080000Z/PT2H`,
    ),
    ['3-2 09:00–10:00', '3-3 14:00–15:00', '3-4 09:00–09:30', '3-5 09:00–11:00'],
  ],
  'a rule with exclusions by a rule': [
    event(`${NINE}\nRRULE:FREQ=DAILY;COUNT=4\nEXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2`),
    ['3-3 09:00–10:00', '3-5 09:00–10:00'],
  ],
  'the clock is set forward: the wall-clock time stays': [
    event('DTSTART;TZID=Europe/Brussels:20260327T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=4'),
    ['3-27 09:00–10:00', '3-28 09:00–10:00', '3-29 09:00–10:00', '3-30 09:00–10:00'],
  ],
  'the clock is set forward: a skipped time is an hour later': [
    event('DTSTART;TZID=Europe/Brussels:20260328T023000\nDURATION:PT30M\nRRULE:FREQ=DAILY;COUNT=3'),
    ['3-28 02:30–03:00', '3-29 03:30–04:00', '3-30 02:30–03:00'],
  ],
  'a skipped time in a zone of the file': [
    `${BRUSSELS}\n${event('DTSTART;TZID=Romance Standard Time:20260328T023000\nDURATION:PT30M\nRRULE:FREQ=DAILY;COUNT=3')}`,
    ['3-28 02:30–03:00', '3-29 03:30–04:00', '3-30 02:30–03:00'],
  ],
  'the clock is set forward: an event in UTC moves': [
    event('DTSTART:20260328T080000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3'),
    ['3-28 09:00–10:00', '3-29 10:00–11:00', '3-30 10:00–11:00'],
  ],
  'the clock is set forward in New York three weeks earlier': [
    event('DTSTART;TZID=America/New_York:20260306T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=5'),
    ['3-6 15:00–16:00', '3-13 14:00–15:00', '3-20 14:00–15:00', '3-27 14:00–15:00'],
  ],
  'a night over the clock change keeps its exact length': [
    event(`DTSTART${tz('20260327T220000')}\nDTEND${tz('20260328T060000')}\nRRULE:FREQ=DAILY;COUNT=2`),
    ['3-27 22:00–3-28 06:00', '3-28 22:00–3-29 07:00'],
  ],
  'free/busy periods': [
    'BEGIN:VFREEBUSY\nUID:f\nDTSTAMP:20260101T000000Z\nFREEBUSY;FBTYPE=BUSY:20260302T080000Z/20260302T090000Z,20260303T080000Z/PT1H\nFREEBUSY;FBTYPE=FREE:20260304T080000Z/PT1H\nEND:VFREEBUSY',
    ['3-2 09:00–10:00', '3-3 09:00–10:00'],
  ],
  'tasks and journals are no events': [
    'BEGIN:VTODO\nUID:t\nDTSTART:20260302T080000Z\nDUE:20260302T090000Z\nEND:VTODO',
    [],
  ],
  'times that overlap or touch are one': [
    [
      event(NINE, 'a'),
      event(`DTSTART${tz('20260302T093000')}\nDURATION:PT1H`, 'b'),
      event(`DTSTART${tz('20260302T103000')}\nDURATION:PT1H`, 'c'),
    ].join('\n'),
    ['3-2 09:00–11:30'],
  ],
  'what is over, and what is later than anybody can book': [
    [event('DTSTART:20250302T080000Z\nDURATION:PT1H', 'a'), event('DTSTART:20270302T080000Z\nDURATION:PT1H', 'b')].join(
      '\n',
    ),
    [],
  ],
  'an event that began before the window': [
    event('DTSTART:20260227T080000Z\nDTEND:20260302T090000Z'),
    ['3-1 01:00–3-2 10:00'],
  ],
  'an appointment of this site': [event(NINE, 'appointment'), [], { ownEvents: ['appointment'] }],
  'folded lines, and a byte order mark': [
    event('DTSTART;TZID=Europe/Bru\n ssels:20260302T090000\nDURATION:PT1H').replace(/^/, ''),
    ['3-2 09:00–10:00'],
  ],
  'several calendars in one file': [
    `${event(NINE, 'a')}\nEND:VCALENDAR\nBEGIN:VCALENDAR\n${event('DTSTART:20260303T080000Z\nDURATION:PT1H', 'b')}`,
    ['3-2 09:00–10:00', '3-3 09:00–10:00'],
  ],
  'no event': ['X-WR-CALNAME:Empty', []],
}

test.each(Object.entries(CORPUS))('%s', (_, [body, expected, source]) => {
  expect(busyOf(file(body), source)).toEqual(expected)
})

test('the clock is set back: the wall-clock time stays, and a repeated time is its first occurrence', () => {
  const autumn = { from: Date.parse('2026-10-20T00:00Z'), to: Date.parse('2026-11-01T00:00Z') }
  const daily = (time: string, zone = 'Europe/Brussels') =>
    read(
      file(BRUSSELS, event(`DTSTART;TZID=${zone}:20261024T${time}\nDURATION:PT30M\nRRULE:FREQ=DAILY;COUNT=3`)),
      autumn,
    )
  const starts = (reading: ReturnType<typeof read>) =>
    'busy' in reading ? reading.busy.map(([start]) => new Date(start).toISOString().slice(8, 16)) : reading
  for (const zone of ['Europe/Brussels', 'Romance Standard Time']) {
    expect([zone, starts(daily('090000', zone))]).toEqual([zone, ['24T07:00', '25T08:00', '26T08:00']])
    expect([zone, starts(daily('023000', zone))]).toEqual([zone, ['24T00:30', '25T00:30', '26T01:30']])
  }
})

test('a zone that nobody defines is read as the zone of the company, and named', () => {
  const text = file(event('DTSTART;TZID=Customized Time Zone:20260302T090000\nDURATION:PT1H'))
  expect(busyOf(text)).toEqual(['3-2 09:00–10:00'])
  expect(read(text)).toMatchObject({ unknownZones: ['Customized Time Zone'] })
  expect(read(file(BRUSSELS, event(NINE)))).toMatchObject({ unknownZones: [] })
})

test('what is not a whole calendar is refused, never read in part', () => {
  expect(read('<!doctype html><title>Sign in</title>')).toEqual({ refusal: 'notCalendar' })
  expect(read('')).toEqual({ refusal: 'notCalendar' })
  expect(read(file(event(NINE)).slice(0, -20))).toEqual({ refusal: 'damaged' })
  expect(read(file(event(NINE).replace('END:VEVENT', '')))).toEqual({ refusal: 'damaged' })
  expect(read(file(event('DTSTART:yesterday')))).toEqual({ refusal: 'damaged' })
})

test.each([
  ['an occurrence per second', 'FREQ=SECONDLY'],
  ['an occurrence per minute for decades', 'FREQ=MINUTELY;COUNT=99999999'],
  [
    'every second of every day',
    'FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11;BYMINUTE=0,10,20,30,40,50;BYSECOND=0,10,20,30,40,50',
  ],
])('a calendar with too many events is refused: %s', (_, rule) => {
  const text = file(event(`DTSTART:20260101T000000Z\nDURATION:PT1S\nRRULE:${rule}`))
  expect(read(text, { to: Date.parse('2027-01-01') })).toEqual({ refusal: 'tooManyEvents' })
})
