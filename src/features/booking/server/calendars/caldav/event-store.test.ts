import { expect, test } from 'vitest'
import { readEnv } from '#platform/server/env.ts'
import { caldavServer } from '#tests/servers/caldav-server.ts'
import { calendarFile, eventAt, LOOPBACK_REACH } from '#tests/servers/calendar-server.ts'
import { openCaldavSession } from './caldav-session.service.ts'
import { openEventStore } from './event-store.service.ts'

test('the ETags of many events are asked for in parts, so that no answer holds the event loop', async () => {
  const server = await caldavServer()
  const files = Array.from({ length: 450 }, (_, number) => `event-${number}.ics`)
  const event = calendarFile(eventAt('20260304', '10', '11'))
  for (const file of files.slice(1)) server.save(file, event)
  const { username, password } = server
  const session = openCaldavSession(
    { env: readEnv({ NODE_ENV: 'test' }), reach: LOOPBACK_REACH },
    { address: server.urlOf(), username, password },
  )
  const etags = await openEventStore(session, server.urlOf()).findEtags(files)
  session.close()
  expect([...etags.keys()]).toEqual(files.slice(1))
  expect(server.requests).toHaveLength(3)
})
