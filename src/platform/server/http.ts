import type { IncomingMessage } from 'node:http'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { describeRoute, resolver, validator } from 'hono-openapi'
import { z } from 'zod'
import { AppError, defineErrors } from '#kernel/app-error.ts'
import type { Locale } from '#kernel/locale.ts'
import { parseSchemaMessage } from '#kernel/schema-message.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import type { User } from '#kernel/user.ts'
import { type Catalogue, createT, loadTexts, type Texts } from '#platform/i18n/texts.ts'
import type { Context } from './context.ts'
import { databaseScope, unavailabilityBehind } from './database/database-errors.ts'
import { deadlineScope } from './database/deadline-scope.ts'
import { readPublicTexts } from './public-texts.ts'
import { requestLocale } from './request-info.ts'

export type AppEnv = {
  Bindings: {
    /** Set by the Node server only. */
    incoming?: IncomingMessage
    /** A request of this process to itself (`ctx.fetchOwn`). */
    isInternal?: true
  }
  Variables: {
    ctx: Context
    requestId: string
    isPage?: true
    /** Runs in a place of the load limits (`createLoadShedding`). */
    isAdmitted?: boolean
    hasRegistered?: true
    /** The read-only session of the demo that sent the request. */
    lookAround?: User | undefined
    /** Authenticates by the token and headers of the request; throws without a valid session. */
    authenticate: () => Promise<User>
  }
}

/** For routes below a guard. */
export type AuthenticatedEnv = AppEnv & { Variables: { user: User } }
/** Rejects a request, or sets `user`. The guards are in `features/identity`; routes of lower slices get one as an argument. */
export type Guard = MiddlewareHandler<AuthenticatedEnv>

export const httpErrors = defineErrors({
  BAD_REQUEST: 400,
  NOT_FOUND: 404,
  /** Foreign key violation: the referenced row was deleted while the request ran. */
  REFERENCE_GONE: 409,
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNKNOWN_HOST: 421,
  /** Nothing was stored. */
  TIMEOUT: 503,
  /** The response took too long after a commit, or the connection broke during it. */
  OUTCOME_UNKNOWN: 503,
  SHUTTING_DOWN: 503,
  DATABASE_UNAVAILABLE: 503,
  /** Too much work is running and waiting: rejected before any work. */
  OVERLOADED: 503,
})

export const RETRY_AFTER_SECONDS = '10'

/** Body of every error response: a code, a message, and the error per field. */
export const errorSchema = namedObject('Error', {
  error: z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string().optional(),
    fields: z.record(z.string(), z.string()).optional(),
    details: z.unknown().optional().describe('Data that helps to recover, such as the slots that are still free'),
  }),
})

/**
 * Rejects larger bodies. Hono's body limit converts every body to a web stream, which takes longer than parsing it; the
 * HTTP parser enforces `Content-Length`.
 */
export function limitBody(maxBytes: number, refuse: () => never): MiddlewareHandler<AppEnv> {
  const limitStream = bodyLimit({ maxSize: maxBytes, onError: refuse })
  return async (c, next) => {
    const { method } = c.req
    if (method === 'GET' || method === 'HEAD') return next()
    const length = c.req.header('content-length')
    const isLengthKnown = length !== undefined && c.req.header('transfer-encoding') === undefined
    if (isLengthKnown) return Number(length) > maxBytes ? refuse() : next()
    // An earlier middleware may have buffered the body: its stream is used up.
    if (c.req.raw.bodyUsed) return Buffer.byteLength(await c.req.text()) > maxBytes ? refuse() : next()
    return limitStream(c, next)
  }
}

/** Validates input. Forms use the same schemas, so messages are translation keys (`slice:key`). */
export function validate<Target extends 'json' | 'query' | 'param' | 'form', Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return validator(target, schema, (result) => {
    if (result.success) return
    const fields = result.error.map((issue) => [issue.path?.map(String).join('.') ?? '', issue.message])
    // Reversed: the first issue of a field overwrites the later ones, as in forms.
    throw new AppError('INVALID_INPUT', 422, Object.fromEntries(fields.reverse()))
  })
}

/** Parses a form body. A body that does not match its content type is a 400. */
export async function readForm(c: Pick<HonoContext, 'req'>) {
  return c.req.parseBody().catch(() => {
    throw httpErrors.BAD_REQUEST()
  })
}

export function jsonResponse(schema: z.ZodType, description: string) {
  return { description, content: { 'application/json': { schema: resolver(schema) } } }
}

/** Response of calls that return no data. */
export const doneSchema = z.object({ status: z.string() })
export const DONE = { status: 'done' as const }

export async function done<Status extends string = 'done'>(call: Promise<unknown>, status = 'done' as Status) {
  await call
  return { status }
}

export function operationsFor(tag: string) {
  return (summary: string, schema: z.ZodType, description: string, status = 200) =>
    describeRoute({ tags: [tag], summary, responses: { [status]: jsonResponse(schema, description) } })
}

/** Maps errors to responses. Unexpected errors are logged, and their details are not sent. */
export function errorHandler(texts: Texts[]) {
  // Loaded and merged once per language: under overload most responses are errors.
  const translations: { [L in Locale]?: ReturnType<typeof loadAll> } = {}
  async function loadAll(locale: Locale) {
    const loaded = await loadTexts(locale, ...texts)
    const all: Catalogue = Object.assign({}, ...Object.values(loaded.texts))
    return { loaded, all }
  }

  return async (thrown: Error, c: HonoContext<AppEnv>): Promise<Response> => {
    const unavailable = unavailabilityBehind(thrown)
    const rejection = rejectionByDatabase(thrown)
    const error = unavailable ? toUnavailable(thrown) : (rejection ?? toAppError(thrown))
    const requestId = c.get('requestId')
    const locale = requestLocale(c)
    translations[locale] ??= loadAll(locale)
    const { loaded, all } = await translations[locale]
    const t = createT<Record<string, string>>(locale, all)

    if (!error) {
      c.get('ctx').log.error({ err: thrown, requestId }, 'unexpected error')
      return c.json({ error: { code: 'INTERNAL', message: t('error.INTERNAL'), requestId } }, 500)
    }
    const fields = error.fields && (await fieldMessages(error.fields))
    // Usually hostile input; logged, because it may also be a bug.
    if (rejection) c.get('ctx').log.warn({ err: thrown, requestId }, 'the database rejected a value')
    if (unavailable && !databaseScope.getStore()?.isLoggedByOwner)
      c.get('ctx').log.error({ err: unavailable, requestId }, 'database unavailable')
    if (error.status === 503) c.header('retry-after', RETRY_AFTER_SECONDS)
    const { code, details, status } = error
    return c.json({ error: { code, message: t(`error.${code}`), fields, details } }, status as ContentfulStatusCode)

    async function fieldMessages(messages: Readonly<Record<string, string>>) {
      const translated = Object.entries(messages).map(async ([name, message]) => [name, await fieldMessage(message)])
      return Object.fromEntries(await Promise.all(translated))
    }

    async function fieldMessage(message: string): Promise<string> {
      const { catalogue, key, values } = parseSchemaMessage(message)
      const standard = loaded.texts[catalogue] ?? {}
      if (typeof standard[key] !== 'string') return t('invalid')
      const texts = await readPublicTexts(c.get('ctx'), locale, catalogue, standard).catch(() => standard)
      return createT<Record<string, `{${string}}`>>(locale, texts)(key, values)
    }
  }
}

/** A connection that broke after COMMIT was sent does not tell whether the change is stored. */
function toUnavailable(thrown: Error): AppError {
  if (thrown instanceof AppError && thrown.code === 'OUTCOME_UNKNOWN') return thrown
  return deadlineScope.getStore()?.hasCommitted ? httpErrors.OUTCOME_UNKNOWN() : httpErrors.DATABASE_UNAVAILABLE()
}

const HTTP_EXCEPTION_ERRORS: { [status: number]: () => AppError } = {
  404: httpErrors.NOT_FOUND,
  413: httpErrors.BODY_TOO_LARGE,
  415: httpErrors.UNSUPPORTED_MEDIA_TYPE,
}

function toAppError(thrown: Error): AppError | undefined {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof HTTPException) return (HTTP_EXCEPTION_ERRORS[thrown.status] ?? httpErrors.BAD_REQUEST)()
}

/** SQLSTATE class 22 (number out of range, invalid date, invalid character), or foreign_key_violation. */
function rejectionByDatabase({ cause }: Error): AppError | undefined {
  const sqlState = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (sqlState.startsWith('22')) return new AppError('INVALID_INPUT', 422)
  if (sqlState === '23503') return httpErrors.REFERENCE_GONE()
}
