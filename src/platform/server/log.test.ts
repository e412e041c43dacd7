import { DrizzleQueryError } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import { serializers } from './log.ts'

test('a failed statement is logged without what somebody typed', () => {
  const lines: string[] = []
  const log = pino({ serializers }, { write: (line) => lines.push(line) })
  const words = 'invalid input syntax for type integer: "jan@prive.be"'
  const refused = Object.assign(new Error(words), { code: '22P02' })
  const broken = Object.assign(new Error('relation "users" does not exist'), { code: '42P01' })
  const params = ['jan@prive.be\n    of twee regels', 'Jan']
  for (const cause of [refused, broken])
    log.error({ err: new DrizzleQueryError('select $1, $2', params, cause) }, 'unforeseen failure')

  expect(lines.join('')).not.toMatch(/jan|twee regels/i)
  expect(JSON.parse(lines[0]!).err).toMatchObject({ code: '22P02', query: 'select $1, $2' })
  expect(JSON.parse(lines[1]!).err).toMatchObject({ code: '42P01', message: 'relation "users" does not exist' })
  expect(JSON.parse(lines[1]!).err.stack).toContain('log.test.ts')
})
