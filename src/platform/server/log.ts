import pino from 'pino'
import type { Env } from './env.ts'

export type Log = pino.Logger

/** JSON in production, readable in development. Never a name, an address or a query string. */
export function createLog({ LOG_LEVEL, NODE_ENV }: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>): Log {
  const options: pino.LoggerOptions = { level: LOG_LEVEL, base: null, serializers: { err: pino.stdSerializers.err } }
  if (NODE_ENV === 'development')
    return pino({
      ...options,
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
    })
  // Lines are gathered and written together; closing the house flushes them.
  return pino(options, pino.destination({ sync: false, minLength: 16_000, periodicFlush: 500 }))
}
