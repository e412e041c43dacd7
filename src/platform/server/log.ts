import { DrizzleQueryError } from 'drizzle-orm'
import pino from 'pino'
import type { Env } from './env.ts'

export type Log = pino.Logger

/** What somebody typed is in a failed statement's own account of itself, and in the database's when it is about a value. */
function serialized(thrown: Error) {
  if (!(thrown instanceof DrizzleQueryError)) return pino.stdSerializers.err(thrown)
  const { code = '', message = '' } = (thrown.cause ?? {}) as { code?: string; message?: string }
  const places = thrown.stack
    ?.split('\n')
    .slice(-Error.stackTraceLimit)
    .filter((line) => /^ {4}at /.test(line))
  const isAboutValue = /^22/.test(code)
  return {
    type: 'DrizzleQueryError',
    message: isAboutValue ? 'the database refused a value' : message,
    code,
    query: thrown.query,
    stack: places?.join('\n') ?? '',
  }
}

export const serializers = { err: serialized }

/** JSON in production, readable in development. Never a name, an address or a query string. */
export function createLog({ LOG_LEVEL, NODE_ENV }: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>): Log {
  const options: pino.LoggerOptions = { level: LOG_LEVEL, base: null, serializers }
  if (NODE_ENV === 'development')
    return pino({
      ...options,
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
    })
  // Lines are gathered and written together; closing the house flushes them.
  return pino(options, pino.destination({ sync: false, minLength: 16_000, periodicFlush: 500 }))
}
