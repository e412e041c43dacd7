import { expect, test } from 'vitest'
import { getCompany } from '#features/settings/server/company.service.ts'
import { connect } from '#platform/server/db.ts'
import { freePort } from '#platform/server/free-port.ts'
import { testApp } from '#tests/test-app.ts'

/** The application with a database that refuses connections. */
async function appWithoutDatabase() {
  const made = await testApp({
    render: async () => new Response(`<p>${(await getCompany(made.ctx)).name}</p>`),
  })
  const unreachable = connect({ host: '127.0.0.1', port: await freePort() })
  made.ctx.db = unreachable.db
  return made
}

const logLines = (logged: string) =>
  logged
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number; requestId?: string; err?: { message: string } })

test.each([
  ['nl', 'Dit lukt even niet.'],
  ['en', 'This is temporarily unavailable.'],
  ['fr', 'Ce service est momentanément indisponible.'],
])('without a database a call answers 503 and says when to come back (%s)', async (language, message) => {
  const { asVisitor, logged } = await appWithoutDatabase()
  const answer = await asVisitor('/api/settings/company', { headers: { 'accept-language': language } })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('10')
  const { error } = await answer.json()
  expect(error.code).toBe('DATABASE_UNAVAILABLE')
  expect(error.message).toContain(message)

  const failures = logLines(logged()).filter(({ level }) => level >= 40)
  expect(failures).toMatchObject([
    { requestId: answer.headers.get('x-request-id'), err: { message: expect.stringContaining('ECONNREFUSED') } },
  ])
})
