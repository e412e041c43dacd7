import { DrizzleQueryError } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import { LOG_OPTIONS } from './log.ts'

test('a failed statement is logged without its parameters', () => {
  const lines: string[] = []
  const log = pino(LOG_OPTIONS, { write: (line) => lines.push(line) })
  const words = 'invalid input syntax for type integer: "jan@prive.be"'
  const refused = Object.assign(new Error(words), { code: '22P02' })
  const broken = Object.assign(new Error('relation "users" does not exist'), { code: '42P01' })
  const params = ['jan@prive.be\n    of twee regels', 'Jan']
  for (const cause of [refused, broken])
    log.error({ err: new DrizzleQueryError('select $1, $2', params, cause) }, 'unexpected error')

  expect(lines.join('')).not.toMatch(/jan|twee regels/i)
  expect(JSON.parse(lines[0]!).err).toMatchObject({ code: '22P02', query: 'select $1, $2' })
  expect(JSON.parse(lines[1]!).err).toMatchObject({ code: '42P01', message: 'relation "users" does not exist' })
  expect(JSON.parse(lines[1]!).err.stack).toContain('log.test.ts')
})

test('secrets in URLs, cookies and tokens are not logged', () => {
  const lines: string[] = []
  const log = pino(LOG_OPTIONS, { write: (line) => lines.push(line) })
  const feed = '/api/booking/feed/geheim-A_1.ics'
  const link = 'https://studio.example/fr/login?next=%2F&token=geheim#x'
  log.info({ path: feed, url: link })
  log.info({ path: `/API/Booking/Feed/geheim/`, headers: { cookie: 'geheim' }, req: { headers: { cookie: 'geheim' } } })
  log.error({
    err: Object.assign(new Error(`GET ${feed} failed`), { url: link, headers: { authorization: 'geheim' } }),
  })
  log.error({ err: new Error('callback failed', { cause: new Error('https://x.example/?code=geheim&state=geheim') }) })

  expect(lines).toHaveLength(4)
  expect(lines.join('')).not.toContain('geheim')
  expect(JSON.parse(lines[0]!)).toMatchObject({
    path: '/api/booking/feed/[redacted]',
    url: 'https://studio.example/fr/login?next=%2F&token=[redacted]#x',
  })
  expect(JSON.parse(lines[2]!).err.stack).toContain('log.test.ts')
})
