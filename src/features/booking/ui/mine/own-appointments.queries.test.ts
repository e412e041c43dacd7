import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setServerFetch } from '#platform/client/api-fetch.ts'
import { MALFORMED, stubStorage } from '#tests/fixtures/stored-content.ts'
import { ownAppointmentsQuery } from './own-appointments.queries.ts'

const SIGNED_IN = '{"state":{"userId":"u1"}}'

/** Without a connection. */
function openOffline(copy: string) {
  stubStorage({ 'auth-storage': SIGNED_IN, 'own-appointments': copy })
  vi.stubGlobal('document', { documentElement: { lang: 'nl' } })
  setServerFetch(() => Promise.reject(new TypeError('offline')))
  onTestFinished(() => setServerFetch(fetch))
  return new QueryClient().fetchQuery({ ...ownAppointmentsQuery, retry: false })
}

test('offline, the copy is shown', async () => {
  const copy = { userId: 'u1', copiedAt: '2026-11-18T09:00:00.000Z', appointments: [] }
  expect(await openOffline(JSON.stringify(copy))).toEqual({ appointments: [], copiedAt: copy.copiedAt })
})

test.each([
  ...MALFORMED,
  '{"userId":"u1","copiedAt":7,"appointments":[]}',
  '{"userId":"u1","copiedAt":"","appointments":null}',
  '{"userId":"u1","copiedAt":"","appointments":[{"id":1}]}',
  '{"userId":"u2","copiedAt":"","appointments":[]}',
])('a malformed copy, or that of another user, is none: %s', async (copy) => {
  await expect(openOffline(copy)).rejects.toThrow('offline')
})
