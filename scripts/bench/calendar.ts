// npm run bench:calendar: import of the owner's calendar, as a file and by CalDAV, and how long it holds the event loop of the
// site. In this process, because a site refuses servers on loopback; the calendar is on another one.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type CalendarCreation,
  calendarCreation,
} from '../../src/features/booking/model/calendars/own-calendar.schema.ts'
import { readEventTimes } from '../../src/features/booking/model/calendars/read-event.ts'
import { openCaldavSession } from '../../src/features/booking/server/calendars/caldav/caldav-session.service.ts'
import { openEventStore } from '../../src/features/booking/server/calendars/caldav/event-store.service.ts'
import { addCalendar, removeCalendar } from '../../src/features/booking/server/calendars/calendar.service.ts'
import type { User } from '../../src/kernel/user.ts'
import { parseNetworks } from '../../src/platform/server/client-address.ts'
import type { Context } from '../../src/platform/server/context.ts'
import { openEmbeddedDatabase } from '../../src/platform/server/database/embedded/embedded-database.ts'
import { freePort } from '../../src/platform/server/database/free-port.ts'
import { connect, migrateDatabase } from '../../src/platform/server/db.ts'
import { readEnv } from '../../src/platform/server/env.ts'
import { createKeys } from '../../src/platform/server/secrets/secret-key.ts'
import { printLine } from '../command.ts'
import { startNode, stopAllProcesses, waitUntilUp } from '../site-process.ts'
import { calendarFile, etagsOf, largeEvents, multistatusOf, seriesAndEvents } from './calendar-files.ts'
import { median, printDetail, printFigure, sized, startSection } from './report.ts'

const EVENTS = sized(5000, 100)
const SERIES = sized(200, 10)
const ROUNDS = sized(7, 2)
const GOAL_SECONDS = 2
const GOAL_MS = 50
/** The most that the site reads of one event, and of a list of ETags. */
const [MAX_EVENT, MAX_LIST] = [500_000, 250_000]

const ADMIN = { id: 'bench', email: 'admin@example.com', firstName: 'Bas', lastName: 'Peeters', role: 'ADMIN' } as User

/** A calendar on loopback: a file, a CalDAV collection, and its ETags. */
const SERVER = `
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
const [ics, events, etags] = ['ics', 'events', 'etags'].map((name) => readFileSync(process.env.FOLDER + '/' + name))
const PROPERTIES = '<multistatus xmlns="DAV:"><response><href>/dav/</href><propstat><prop><resourcetype><collection/>' +
  '<calendar xmlns="urn:ietf:params:xml:ns:caldav"/></resourcetype></prop><status>HTTP/1.1 200 OK</status></propstat></response></multistatus>'
createServer(async (incoming, outgoing) => {
  const body = Buffer.concat(await incoming.toArray()).toString()
  if (incoming.method === 'GET') return outgoing.writeHead(200, { 'content-type': 'text/calendar' }).end(ics)
  outgoing.writeHead(207, { 'content-type': 'application/xml' })
  outgoing.end(incoming.method === 'PROPFIND' ? PROPERTIES : body.includes('multiget') ? etags : events)
}).listen(Number(process.env.PORT), '127.0.0.1')`

const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-'))
const port = await freePort()
const url = `http://127.0.0.1:${port}/dav/`
const engine = await openEmbeddedDatabase({})
const database = connect(engine.connection, engine.close)
try {
  await migrateDatabase(database)
  const events = seriesAndEvents(EVENTS, SERIES, new Date())
  writeFileSync(join(folder, 'ics'), calendarFile(events))
  writeFileSync(join(folder, 'events'), multistatusOf(events))
  writeFileSync(join(folder, 'etags'), etagsOf(MAX_LIST))
  startNode(['--input-type=module', '-e', SERVER], { PORT: String(port), FOLDER: folder })
  await waitUntilUp(url)
  const ctx = openContext()

  startSection(`Calendar with ${EVENTS} events and ${SERIES} series`)
  await benchImport(ctx, 'file')
  await benchImport(ctx, 'CalDAV')

  startSection('Parsed on the main thread')
  for (const [name, event] of Object.entries(largeEvents(MAX_EVENT)))
    printHold(
      `one event of ${MAX_EVENT / 1000} kB, ${name}`,
      await measure(() => readEventTimes(event, 'Europe/Brussels')),
    )
  printHold(`list of ETags of ${MAX_LIST / 1000} kB`, await measure(() => findEtags(ctx)))
  printDetail('load of the machine in the last minute', loadavg()[0]!.toFixed(1))
} finally {
  await stopAllProcesses()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

/** `hold`: of the event loop, in milliseconds. */
type Measured = { seconds: number; cpuSeconds: number; hold: number }

/**
 * How long `run` takes, and the longest work of this thread between two turns of the event loop. CPU time, because on a busy
 * machine a thread waits for a core longer than it works.
 */
async function measure(run: () => unknown): Promise<Measured[]> {
  const rounds: Measured[] = []
  for (let round = 0; round < ROUNDS; round++) {
    let hold = 0
    let last = process.threadCpuUsage()
    const note = () => {
      const { user, system } = process.threadCpuUsage(last)
      hold = Math.max(hold, (user + system) / 1000)
      last = process.threadCpuUsage()
    }
    await pause(50)
    const timer = setInterval(note, 1)
    await pause(5)
    hold = 0
    const [start, cpu] = [performance.now(), process.cpuUsage()]
    await run()
    const seconds = (performance.now() - start) / 1000
    const { user, system } = process.cpuUsage(cpu)
    // The last piece of work is noted in the next turn.
    await pause(5)
    clearInterval(timer)
    rounds.push({ seconds, cpuSeconds: (user + system) / 1e6, hold })
  }
  return rounds
}

/** Every round stores all busy times again. */
async function benchImport(ctx: Context, kind: 'file' | 'CalDAV'): Promise<void> {
  printLine(kind)
  const login = { kind: 'caldav', username: 'rita', password: 'geheim' }
  const creation = calendarCreation.parse({ name: kind, address: url, ...(kind === 'CalDAV' ? login : {}) })
  const rounds = await measure(() => importOnce(ctx, creation))
  const goal = `< ${GOAL_SECONDS} s`
  const figureOf = ({ seconds, cpuSeconds }: Measured) => `${seconds.toFixed(2)} s, CPU ${cpuSeconds.toFixed(2)} s`
  const later = rounds.slice(1).toSorted((a, b) => a.seconds - b.seconds)
  printFigure(`${kind}: first import, with the start of the thread`, figureOf(rounds[0]!), { goal })
  printFigure(`${kind}: later imports, median`, figureOf(later[Math.floor(later.length / 2)]!), { goal })
  printHold(`${kind}: event loop`, rounds)
}

async function importOnce(ctx: Context, creation: CalendarCreation): Promise<void> {
  const { id, error, busyTimes } = await addCalendar(ctx, ADMIN, creation)
  if (error || busyTimes === 0) throw new Error(`the calendar was not read: ${error}, ${busyTimes} busy times`)
  await removeCalendar(ctx, ADMIN, id)
}

async function findEtags(ctx: Context): Promise<void> {
  const session = openCaldavSession(ctx, { address: url, username: 'rita', password: 'geheim' })
  const found = await openEventStore(session, url).findEtags(['one.ics'])
  session.close()
  if (found.size < 100) throw new Error(`only ${found.size} ETags`)
}

function printHold(what: string, rounds: Measured[]): void {
  const holds = rounds.map(({ hold }) => hold)
  printFigure(what, `median ${median(holds).toFixed(0)} ms, longest ${Math.max(...holds).toFixed(0)} ms`, {
    goal: `≤ ${GOAL_MS} ms`,
  })
}

function openContext(): Context {
  const reach = { forbidden: parseNetworks('::1')!, allowsEveryPort: true, allowsPlainPasswords: true }
  const keys = createKeys('a secret key for benchmarks, 32 characters and more')
  return { db: database.db, now: () => new Date(), keys, env: readEnv({ NODE_ENV: 'test' }), reach } as Context
}
