import { Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { timeout } from 'hono/timeout'
import { generateSpecs } from 'hono-openapi'
import { crawlerRoutes } from '#features/analytics/server/crawlers.routes.ts'
import { eventRoutes } from '#features/analytics/server/events.routes.ts'
import { ownMeasurementRoutes } from '#features/analytics/server/own-measurements.routes.ts'
import { measurementUserData } from '#features/analytics/server/own-measurements.service.ts'
import { visitorsRoutes } from '#features/analytics/server/visitors.routes.ts'
import { vitalsRoutes } from '#features/analytics/server/vitals.routes.ts'
import { auditErrorTexts } from '#features/audit/messages/errors/index.ts'
import { tipTexts } from '#features/audit/messages/tips/index.ts'
import { commentTexts } from '#features/blog/messages/comments/index.ts'
import { blogErrorTexts } from '#features/blog/messages/errors/index.ts'
import { blogRoutes } from '#features/blog/server/blog.routes.ts'
import { categoryRoutes } from '#features/blog/server/category.routes.ts'
import { commentRoutes } from '#features/blog/server/comment.routes.ts'
import { commentBelongings } from '#features/blog/server/comment-belongings.ts'
import { deskRoutes } from '#features/blog/server/desk.routes.ts'
import { draftUserData, postUserData } from '#features/blog/server/post-user-data.ts'
import { bookingErrorsTexts } from '#features/booking/messages/errors/index.ts'
import { appointmentBelongings } from '#features/booking/server/belongings.ts'
import { bookingRoutes } from '#features/booking/server/booking.routes.ts'
import { followPause } from '#features/booking/server/pause.service.ts'
import { consentRoutes } from '#features/consent/server/consent.routes.ts'
import { contactAdminTexts } from '#features/contact/messages/admin/index.ts'
import { contactTexts } from '#features/contact/messages/index.ts'
import { contactRoutes } from '#features/contact/server/contact.routes.ts'
import { inboxRoutes } from '#features/contact/server/inbox.routes.ts'
import { contactUserData } from '#features/contact/server/user-data.ts'
import { identityTexts } from '#features/identity/messages/index.ts'
import { keepBelongings } from '#features/identity/server/belongings.ts'
import { callerOf } from '#features/identity/server/caller.ts'
import { identify } from '#features/identity/server/identify.ts'
import { meRoutes, photoRoutes, whoamiRoutes } from '#features/identity/server/me.routes.ts'
import { finishProviderSignIn } from '#features/identity/server/provider.service.ts'
import { signInRoutes } from '#features/identity/server/sign-in.routes.ts'
import { signedInElsewhere } from '#features/identity/server/token.service.ts'
import { usersRoutes } from '#features/identity/server/users.routes.ts'
import { journalRoutes } from '#features/journal/server/journal.routes.ts'
import { mailTexts } from '#features/mail/messages/index.ts'
import { mailRoutes } from '#features/mail/server/mail.routes.ts'
import { mediaTexts } from '#features/media/messages/index.ts'
import { mediaErrors } from '#features/media/model/media.errors.ts'
import { MOST_BYTES } from '#features/media/model/picture-kind.ts'
import { mediaRoutes } from '#features/media/server/media.routes.ts'
import { moderationTexts } from '#features/moderation/messages/index.ts'
import { moderationRoutes } from '#features/moderation/server/moderation.routes.ts'
import { reportUserData } from '#features/moderation/server/user-data.ts'
import { reviewTexts } from '#features/reviews/messages/index.ts'
import { reviewBelongings } from '#features/reviews/server/belongings.ts'
import { reviewRoutes } from '#features/reviews/server/review.routes.ts'
import { settingsAdminTexts } from '#features/settings/messages/admin/index.ts'
import { followSettings } from '#features/settings/server/followers.ts'
import { settingsRoutes } from '#features/settings/server/settings.routes.ts'
import { contentRoutes } from '#features/site/server/content.routes.ts'
import { pageTextsRoutes } from '#features/site/server/page-texts.routes.ts'
import { policyRoutes } from '#features/site/server/policy.routes.ts'
import { followPolicySettings } from '#features/site/server/policy.service.ts'
import { rawPath } from '#kernel/canonical-path.ts'
import { CLIENT } from '#kernel/client-headers.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import type { Context } from '#platform/server/context.ts'
import { type AppEnv, answerErrors, answers, errorAnswer, httpErrors, limitBody } from '#platform/server/http.ts'
import { auditRoutes } from './audit.routes.ts'
import { CLIENT_PROOFS } from './clients.ts'
import { demoRoutes } from './demo.routes.ts'
import { pathExists } from './measured-paths.ts'
import { MODERATED } from './moderated.ts'
import { searchRoutes } from './search.routes.ts'

/** Where the sentences for failures are; a slice with errors of its own adds its texts. */
export const ERROR_TEXTS = [
  platformTexts,
  identityTexts,
  mailTexts,
  mediaTexts,
  settingsAdminTexts,
  contactTexts,
  contactAdminTexts,
  blogErrorTexts,
  moderationTexts,
  reviewTexts,
  commentTexts,
  bookingErrorsTexts,
  auditErrorTexts,
  tipTexts,
]

/** What belongs to somebody: they take it along, and it goes with them. */
keepBelongings(
  appointmentBelongings,
  reviewBelongings,
  commentBelongings,
  postUserData,
  draftUserData,
  reportUserData,
  contactUserData,
  measurementUserData,
)

/** What follows from the owner's decisions. */
followSettings({ booking: followPause, measurement: followPolicySettings, analytics: followPolicySettings })

const MEGABYTE = 1_048_576
const PATIENCE = 15_000
/** Pictures alone are heavy, and take their turn to be made. The form around one takes a little room too. */
const PICTURE = MOST_BYTES + 10_000
const PICTURE_PATIENCE = 120_000
const isUpload = (path: string) => path === '/api/media'

/** For the calls that a page makes while it is rendered, in this process. */
export function createApi(ctx: Context) {
  return createApiRoutes(ctx).onError(answerErrors(ERROR_TEXTS))
}

/** One line per slice. Without an error handler: Hono would wrap each middleware of a mounted app that has one. */
export function createApiRoutes(ctx: Context) {
  const api = new Hono<AppEnv>({ getPath: rawPath }).basePath('/api')
  api.use(async (c, next) => {
    c.set('ctx', ctx)
    c.header('cache-control', 'no-store')
    await next()
  })
  const forUploads = limitRequest(PICTURE, mediaErrors.PICTURE_TOO_HEAVY, PICTURE_PATIENCE)
  const forOthers = limitRequest(MEGABYTE, httpErrors.BODY_TOO_LARGE, PATIENCE)
  api.use((c, next) => (isUpload(c.req.path) ? forUploads : forOthers)(c, next))
  api.use(identify)

  api.route('/whoami', whoamiRoutes)
  api.route('/identity', signInRoutes)
  api.route('/identity/me', meRoutes)
  api.route('/identity/photos', photoRoutes)
  api.route('/users', usersRoutes)
  api.route('/journal', journalRoutes)
  api.route('/mail', mailRoutes)
  api.route('/analytics/crawlers', crawlerRoutes)
  api.route('/analytics/events', eventRoutes(pathExists))
  api.route('/analytics/visitors', visitorsRoutes)
  api.route('/analytics/own', ownMeasurementRoutes)
  api.route('/consent', consentRoutes)
  api.route('/analytics/vitals', vitalsRoutes)
  api.route('/audit', auditRoutes)
  api.route('/contact', contactRoutes)
  api.route('/contact/messages', inboxRoutes)
  api.route('/blog', blogRoutes)
  api.route('/blog/desk', deskRoutes)
  api.route('/blog/desk/categories', categoryRoutes)
  api.route('/media', mediaRoutes)
  api.route('/moderation', moderationRoutes(MODERATED))
  api.route('/comments', commentRoutes)
  api.route('/reviews', reviewRoutes(CLIENT_PROOFS))
  api.route('/booking', bookingRoutes)
  api.route('/demo', demoRoutes)
  api.route('/search', searchRoutes)
  api.route('/settings', settingsRoutes)
  api.route('/site', contentRoutes)
  api.route('/site/policies', policyRoutes)
  api.route('/site/page-texts', pageTextsRoutes)

  // Where identity providers send people back to; the one door of Better Auth that opens to the outside.
  api.get('/auth/callback/:provider', async (c) => {
    const { search } = new URL(c.req.url)
    const caller = callerOf(c)
    const request = new Request(ctx.env.origin + c.req.path + search, { headers: caller.headers })
    const { result: answer, hasNewUser } = await finishProviderSignIn(ctx, request)
    if (hasNewUser) c.set('hasRegistered', true)
    if (answer.status < 400) {
      await signedInElsewhere(ctx, caller, answer.headers, c.req.param('provider'))
      return answer
    }
    const { code = 'failed' } = (await answer.json().catch(() => ({}))) as { code?: string }
    return c.redirect(`/login?error=${encodeURIComponent(code)}`, 303)
  })

  // Built once per process: it takes about 80 ms.
  let description: string | undefined
  api.get('/openapi.json', async (c) => {
    description ??= JSON.stringify(await describeApi(api, ctx))
    return c.body(description, 200, { 'content-type': 'application/json' })
  })
  // `/api/docs` is a page.
  api.all(':rest{(?!docs$).*}', refuse(httpErrors.NOT_FOUND))
  return api
}

/** How much a call may bring, and how long it may take. */
function limitRequest(maxBytes: number, tooLarge: () => Error, patience: number): MiddlewareHandler<AppEnv> {
  const limit = limitBody(maxBytes, refuse(tooLarge))
  const clock = timeout(patience, new HTTPException(503))
  return (c, next) => limit(c, () => clock(c, next) as Promise<void>)
}

function refuse(failure: () => Error) {
  return (): never => {
    throw failure()
  }
}

const FAILURE = { $ref: '#/components/responses/Error' }
const MAY_FAIL = { responses: { '4XX': FAILURE, '503': FAILURE } }

const header = (name: string, description: string) => ({
  type: 'apiKey' as const,
  in: 'header' as const,
  name,
  description,
})
const KEYS = {
  client: header(
    'X-Client-Secret',
    `Which program speaks: \`${CLIENT['X-Client-Secret']}\` for the pages. Not a secret.`,
  ),
  tenant: header('X-Tenant-Id', `For whom: \`${CLIENT['X-Tenant-Id']}\`.`),
  session: {
    type: 'http' as const,
    scheme: 'bearer',
    description: 'The token that signing in answers with; 15 minutes.',
  },
}

async function describeApi(api: Hono<AppEnv>, { env }: Context) {
  const described = await generateSpecs(api, {
    documentation: {
      openapi: '3.1.0',
      info: { title: 'cyaan', version: '1', description: 'The API that the pages themselves use.' },
      servers: [{ url: env.origin }],
      security: [
        { client: [], tenant: [] },
        { client: [], tenant: [], session: [] },
      ],
      components: {
        securitySchemes: KEYS,
        responses: { Error: answers(errorAnswer, 'A failure: a code to act on and a sentence to show') },
      },
    },
    defaultOptions: { GET: MAY_FAIL, POST: MAY_FAIL, PUT: MAY_FAIL, PATCH: MAY_FAIL, DELETE: MAY_FAIL },
    exclude: ['/api/openapi.json', /:rest/],
  })
  // The library tells of a refusal of its own for every call that checks its input; ours is the 4XX beside it.
  for (const calls of Object.values(described.paths))
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) delete calls?.[method]?.responses?.['400']
  return described
}
