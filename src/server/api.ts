import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { generateSpecs } from 'hono-openapi'
import { settingsRoutes } from '#features/settings/server/settings.routes.ts'
import { contentRoutes } from '#features/site/server/content.routes.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import type { Context } from '#platform/server/context.ts'
import { type AppEnv, answerErrors, answers, errorAnswer, httpErrors } from '#platform/server/http.ts'

/** Where the sentences for failures are; a slice with errors of its own adds its texts. */
export const ERROR_TEXTS = [platformTexts]

const MEGABYTE = 1_048_576
const PATIENCE = 15_000

/** One line per slice. Pages call it in-process while they are rendered, browsers over the wire. */
export function createApi(ctx: Context) {
  const api = new Hono<AppEnv>().basePath('/api')
  api.onError(answerErrors(ERROR_TEXTS))
  api.use(async (c, next) => {
    c.set('ctx', ctx)
    c.header('cache-control', 'no-store')
    await next()
  })
  api.use(bodyLimit({ maxSize: MEGABYTE, onError: refuse(httpErrors.BODY_TOO_LARGE) }))
  api.use(timeout(PATIENCE, new HTTPException(503)))

  api.route('/settings', settingsRoutes)
  api.route('/site', contentRoutes)

  api.get('/openapi.json', async (c) => c.json(await describeApi(api, ctx)))
  // `/api/docs` is a page.
  api.all(':rest{(?!docs$).*}', refuse(httpErrors.NOT_FOUND))
  return api
}

function refuse(failure: () => Error) {
  return (): never => {
    throw failure()
  }
}

const MAY_FAIL = { responses: { '4XX': { $ref: '#/components/responses/Error' } } }

function describeApi(api: Hono<AppEnv>, { env }: Context) {
  return generateSpecs(api, {
    documentation: {
      openapi: '3.1.0',
      info: { title: 'cyaan', version: '1', description: 'The API that the pages themselves use.' },
      servers: [{ url: env.origin }],
      components: { responses: { Error: answers(errorAnswer, 'A failure: a code to act on and a sentence to show') } },
    },
    defaultOptions: { GET: MAY_FAIL, POST: MAY_FAIL, PUT: MAY_FAIL, PATCH: MAY_FAIL, DELETE: MAY_FAIL },
    exclude: ['/api/openapi.json', /:rest/],
  })
}
