import { Hono, type MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { z } from 'zod'
import { eventRoutes } from '#features/analytics/server/collect/events.routes.ts'
import { figureRoutes } from '#features/analytics/server/figures/figures.routes.ts'
import { ownMeasurementRoutes } from '#features/analytics/server/own-measurements/own-measurements.routes.ts'
import {
  eraseMeasurements,
  measurementUserData,
} from '#features/analytics/server/own-measurements/own-measurements.service.ts'
import { searchConsoleRoutes } from '#features/analytics/server/search-console/search-console.routes.ts'
import { crawlerRoutes, visitorsRoutes } from '#features/analytics/server/visitors/visitors.routes.ts'
import { vitalsRoutes } from '#features/analytics/server/vitals/vitals.routes.ts'
import { auditRoutes } from '#features/audit/server/audit.routes.ts'
import { authoringRoutes } from '#features/blog/server/authoring/authoring.routes.ts'
import { hasPublicCase } from '#features/blog/server/case-studies/case-study.service.ts'
import { portfolioRoutes } from '#features/blog/server/case-studies/portfolio.routes.ts'
import { categoryRoutes } from '#features/blog/server/categories/category.routes.ts'
import { commentRoutes } from '#features/blog/server/comments/comment.routes.ts'
import { commentUserData } from '#features/blog/server/comments/comment-user-data.service.ts'
import { blogRoutes } from '#features/blog/server/posts/blog.routes.ts'
import { draftUserData, postUserData } from '#features/blog/server/posts/post-user-data.service.ts'
import { appointmentUserData } from '#features/booking/server/appointment-user-data.service.ts'
import { bookingRoutes } from '#features/booking/server/booking.routes.ts'
import { clientRoutes } from '#features/clients/server/client.routes.ts'
import { clientUserData } from '#features/clients/server/client-user-data.service.ts'
import { consentRoutes } from '#features/consent/server/consent.routes.ts'
import { contactRoutes } from '#features/contact/server/contact.routes.ts'
import { inboxRoutes } from '#features/contact/server/inbox.routes.ts'
import { contactUserData } from '#features/contact/server/message-user-data.service.ts'
import { demoRoutes } from '#features/demo/server/demo.routes.ts'
import { isDemoSite } from '#features/demo/server/demo.service.ts'
import { meRoutes, photoRoutes, whoamiRoutes } from '#features/identity/server/account/me.routes.ts'
import { registerUserDataProviders } from '#features/identity/server/account/user-data-providers.service.ts'
import { handleOAuthCallback, listGoogleWithoutKeysIf } from '#features/identity/server/auth/provider.service.ts'
import { requireAdmin, requirePermission } from '#features/identity/server/guards.ts'
import { apiGuard } from '#features/identity/server/session/api-guard.middleware.ts'
import { setLookAroundSource } from '#features/identity/server/session/look-around.service.ts'
import { recordProviderSignIn } from '#features/identity/server/session/token.service.ts'
import { signInRoutes } from '#features/identity/server/sign-in/sign-in.routes.ts'
import { usersRoutes } from '#features/identity/server/users/users.routes.ts'
import { journalRoutes } from '#features/journal/server/journal.routes.ts'
import { lookRoutes } from '#features/look/server/look.routes.ts'
import { mailRoutes } from '#features/mail/server/mail.routes.ts'
import { MAX_PICTURE_BYTES } from '#features/media/model/detect-picture-kind.ts'
import { mediaErrors } from '#features/media/model/media.errors.ts'
import { mediaRoutes } from '#features/media/server/media.routes.ts'
import { moderationRoutes } from '#features/moderation/server/moderation.routes.ts'
import { isMuted } from '#features/moderation/server/moderation-decision.repo.ts'
import { reportUserData } from '#features/moderation/server/moderation-user-data.service.ts'
import { reviewRoutes } from '#features/reviews/server/review.routes.ts'
import { reviewUserData } from '#features/reviews/server/review-user-data.service.ts'
import { searchRoutes } from '#features/search/server/search.routes.ts'
import { settingsRoutes } from '#features/settings/server/settings.routes.ts'
import { setupRoutes } from '#features/setup/server/setup.routes.ts'
import { contentRoutes } from '#features/site/server/content.routes.ts'
import { frameRoutes } from '#features/site/server/frame.routes.ts'
import { landingRoutes } from '#features/site/server/landing/landing.routes.ts'
import { policyRoutes } from '#features/site/server/policy.routes.ts'
import { findPackage } from '#features/site/server/site-settings.service.ts'
import { siteTextsRoutes } from '#features/site/server/texts/site-texts.routes.ts'
import { expectDefined } from '#kernel/app-error.ts'
import { rawPath } from '#platform/server/canonical-path.ts'
import { withDeadline } from '#platform/server/concurrency/time-limit.ts'
import type { Context } from '#platform/server/context.ts'
import { type AppEnv, errorHandler, httpErrors, limitBody } from '#platform/server/http.ts'
import { requestInfo } from '#platform/server/request-info.ts'
import { describeApi } from './api-description.ts'
import { auditSource } from './composition/audit-source.ts'
import { backupRoutes } from './composition/backup.routes.ts'
import { caseSources } from './composition/case-sources.ts'
import { CLIENT_SOURCES } from './composition/client-sources.ts'
import { ERROR_TEXTS } from './composition/error-texts.ts'
import { countGoals } from './composition/goal-counts.ts'
import { JOURNAL_SUBJECTS } from './composition/journal-subjects.ts'
import { LANDING_PARTS } from './composition/landing-parts.ts'
import { lookAroundSource } from './composition/look-around/look-around-source.ts'
import { pathExists } from './composition/measured-paths.ts'
import { MODERATED } from './composition/moderated.ts'
import { CERTIFICATION_SOURCES } from './composition/review-certification.ts'
import { SEARCH_SOURCES } from './composition/search-sources.ts'
import './composition/public-messages.ts'
import { SETTINGS } from './composition/settings.ts'
import { setupSource } from './composition/setup-source.ts'
import { chooseVariant, createPage, type Page } from './pages/page.ts'

registerUserDataProviders(
  appointmentUserData,
  reviewUserData,
  commentUserData,
  postUserData,
  draftUserData,
  reportUserData,
  contactUserData,
  clientUserData,
  measurementUserData,
)

listGoogleWithoutKeysIf(isDemoSite)
setLookAroundSource(lookAroundSource)

const MAX_BODY_BYTES = 1_048_576
const REQUEST_TIMEOUT_MS = 15_000
/** Upload limits: the encoded pictures, plus the multipart overhead. */
const MAX_UPLOAD_BYTES = MAX_PICTURE_BYTES + 10_000
const UPLOAD_TIMEOUT_MS = 120_000
const isUpload = (path: string) => path === '/api/media' || path === '/api/look/logo'
/** Until the file is complete; its download is not limited. */
const BACKUP_TIMEOUT_MS = 600_000
const isBackup = (path: string) => path === '/api/backup'

/** For API calls made during SSR, in this process. */
export function createApi(ctx: Context) {
  return createApiRoutes(ctx).onError(errorHandler(ERROR_TEXTS))
}

/**
 * Mounts one sub-app per slice, without error handlers: Hono would wrap each middleware of a mounted app that has one.
 */
export function createApiRoutes(ctx: Context, limitCalls?: MiddlewareHandler<AppEnv>) {
  const api = new Hono<AppEnv>({ getPath: rawPath }).basePath('/api')
  api.use(async (c, next) => {
    c.set('ctx', ctx)
    c.header('cache-control', 'no-store')
    // Before the guards, which also run on unknown paths of their area: those are a 404 for everyone. `/api/docs` is a
    // page.
    const isCall = matchedRoutes(c).some(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    if (!isCall && c.req.path !== '/api/docs') throw httpErrors.NOT_FOUND()
    await next()
  })
  const forUploads = limitRequest(MAX_UPLOAD_BYTES, mediaErrors.PICTURE_TOO_HEAVY, UPLOAD_TIMEOUT_MS)
  const forOthers = limitRequest(MAX_BODY_BYTES, httpErrors.BODY_TOO_LARGE, REQUEST_TIMEOUT_MS)
  const forBackups = limitRequest(MAX_BODY_BYTES, httpErrors.BODY_TOO_LARGE, BACKUP_TIMEOUT_MS)
  const limitFor = (path: string) => (isUpload(path) ? forUploads : isBackup(path) ? forBackups : forOthers)
  api.use((c, next) => limitFor(c.req.path)(c, next))
  // Uploads are limited by the queue of the encoder: a place for the time of an upload would be held by slow clients.
  if (limitCalls) api.use((c, next) => (isUpload(c.req.path) ? next() : limitCalls(c, next)))
  api.use(apiGuard)

  api.route('/whoami', whoamiRoutes)
  api.route('/identity', signInRoutes)
  api.route('/identity/me', meRoutes)
  api.route('/identity/photos', photoRoutes)
  api.route('/users', usersRoutes(isMuted))
  api.route('/clients', clientRoutes(CLIENT_SOURCES))
  api.route('/journal', journalRoutes(requireAdmin, JOURNAL_SUBJECTS))
  api.route('/mail', mailRoutes(requireAdmin))
  api.route('/analytics/crawlers', crawlerRoutes)
  api.route('/analytics/events', eventRoutes(pathExists))
  api.route('/analytics/figures', figureRoutes)
  api.route('/analytics/search-console', searchConsoleRoutes)
  api.route('/analytics/visitors', visitorsRoutes(countGoals))
  api.route('/analytics/own', ownMeasurementRoutes)
  api.route('/consent', consentRoutes(eraseMeasurements))
  api.route('/analytics/vitals', vitalsRoutes)
  api.route('/audit', auditRoutes(auditSource))
  api.route('/contact', contactRoutes)
  api.route('/contact/messages', inboxRoutes)
  api.route('/blog', blogRoutes)
  api.route('/blog/authoring', authoringRoutes(caseSources))
  api.route('/blog/authoring/categories', categoryRoutes)
  api.route('/portfolio', portfolioRoutes(caseSources))
  api.route('/look', lookRoutes(requireAdmin))
  api.route('/media', mediaRoutes(requirePermission('blog:write')))
  api.route('/moderation', moderationRoutes(MODERATED))
  api.route('/comments', commentRoutes)
  api.route('/reviews', reviewRoutes(CERTIFICATION_SOURCES))
  api.route('/booking', bookingRoutes(findPackage))
  api.route('/backup', backupRoutes)
  api.route(
    '/demo',
    demoRoutes(async () => (await import('./composition/demo/demo-parts.ts')).DEMO_PARTS),
  )
  api.route('/search', searchRoutes(SEARCH_SOURCES))
  api.route('/setup', setupRoutes(setupSource))
  api.route('/settings', settingsRoutes(requireAdmin, SETTINGS))
  api.route('/settings/site', frameRoutes(hasPublicCase))
  api.route('/site', contentRoutes)
  api.route('/site', landingRoutes(LANDING_PARTS))
  api.route('/site/policies', policyRoutes)
  api.route('/site/texts', siteTextsRoutes)

  // OAuth callbacks: the only Better Auth endpoint that is exposed.
  api.get('/auth/callback/:provider', async (c) => {
    const { search } = new URL(c.req.url)
    const caller = requestInfo(c)
    const request = new Request(ctx.env.origin + c.req.path + search, { headers: caller.headers })
    const { result: response, hasNewUser } = await handleOAuthCallback(ctx, request)
    if (hasNewUser) c.set('hasRegistered', true)
    if (response.status < 400) {
      await recordProviderSignIn(ctx, caller, response.headers, c.req.param('provider'))
      return response
    }
    const { data } = z.object({ code: z.string() }).safeParse(await response.json().catch(() => null))
    return c.redirect(`/login?error=${encodeURIComponent(data?.code ?? 'failed')}`, 303)
  })

  // Built and compressed once per process: it takes about 80 ms.
  let description: Page | undefined
  api.get('/openapi.json', async (c) => {
    description ??= await createPage(
      200,
      { 'content-type': 'application/json' },
      Buffer.from(JSON.stringify(await describeApi(api, ctx))),
    )
    const acceptEncoding = c.req.header('accept-encoding')
    const { headers, body } = chooseVariant(description, { ifNoneMatch: undefined, acceptEncoding })
    return c.body(expectDefined(body, 'API description'), 200, headers)
  })
  return api
}

function limitRequest(maxBytes: number, tooLarge: () => Error, timeoutMs: number): MiddlewareHandler<AppEnv> {
  const limit = limitBody(maxBytes, () => {
    throw tooLarge()
  })
  return (c, next) => limit(c, () => withDeadline(timeoutMs, next))
}
