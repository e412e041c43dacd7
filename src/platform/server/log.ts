import { DrizzleQueryError } from 'drizzle-orm'
import pino from 'pino'
import type { Env } from './env.ts'

export type Log = pino.Logger

/** Secrets in URLs: the token of the calendar feed, of links in emails, and of OAuth callbacks. */
const SECRETS = [/(\/booking\/feed\/)[^\s"'?#]+/gi, /([?&](?:token|code|state)=)[^\s"'&#]+/gi]

function redacted<Value>(value: Value): Value | string {
  if (typeof value !== 'string') return value
  return SECRETS.reduce((text, secret) => text.replace(secret, '$1[redacted]'), value as string)
}

function serialized(thrown: Error) {
  const fields = thrown instanceof DrizzleQueryError ? statementError(thrown) : pino.stdSerializers.err(thrown)
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, redacted(value)]))
}

/** Drizzle errors quote bound parameters, and PostgreSQL errors may quote a value: strip both. */
function statementError(thrown: DrizzleQueryError) {
  const { code = '', message = '' } = (thrown.cause ?? {}) as { code?: string; message?: string }
  const stackLines = thrown.stack
    ?.split('\n')
    .slice(-Error.stackTraceLimit)
    .filter((line) => /^ {4}at /.test(line))
  const isAboutValue = /^22/.test(code)
  return {
    type: 'DrizzleQueryError',
    message: isAboutValue ? 'the database rejected a value' : message,
    code,
    query: thrown.query,
    stack: stackLines?.join('\n') ?? '',
  }
}

const CREDENTIALS = ['headers', 'cookie', 'authorization']

/** Serializer for all log lines, including those of libraries. */
export const LOG_OPTIONS = {
  base: null,
  serializers: { err: serialized, path: redacted, url: redacted, msg: redacted },
  redact: { paths: CREDENTIALS.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
} satisfies pino.LoggerOptions

/** JSON in production, readable in development. Never logs names, addresses or query strings. */
export function createLog({ LOG_LEVEL, NODE_ENV }: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>): Log {
  const options: pino.LoggerOptions = { ...LOG_OPTIONS, level: LOG_LEVEL }
  if (NODE_ENV === 'development')
    return pino({
      ...options,
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
    })
  // Lines are buffered; closing the runtime flushes them.
  return pino(options, pino.destination({ sync: false, minLength: 16_000, periodicFlush: 500 }))
}
