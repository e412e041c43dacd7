import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContactFormState } from '#features/contact/model/form-state.ts'
import { submitPlainForm, withPostedForm } from '#features/contact/server/plain-form.service.ts'
import { requireSameSite } from '#features/identity/server/session/api-guard.middleware.ts'
import { type AppEnv, httpErrors, readForm } from '#platform/server/http.ts'
import { requestInfo } from '#platform/server/request-info.ts'

type Pages = (c: HonoContext<AppEnv>) => Promise<Response>

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/
/**
 * Far above the limit of a message: a text that is too long is rendered again with an error instead of being rejected
 * unread.
 */
const MAX_FORM_BYTES = 524_288

/** Forms posted without JavaScript: the response is a redirect with a reference, or the same page with errors. */
export function plainFormRoutes(pages: Pages) {
  const tooLarge: MiddlewareHandler<AppEnv> = bodyLimit({
    maxSize: MAX_FORM_BYTES,
    onError: (c) => showFormAgain(c, 413, { failure: 'BODY_TOO_LARGE' }),
  })
  return new Hono<AppEnv>().on(
    'POST',
    ['/contact', '/:prefix{en|fr}/contact'],
    requireSameSite,
    requireFormType,
    tooLarge,
    async (c) => {
      const outcome = await submitPlainForm(c.var.ctx, await readForm(c), requestInfo(c))
      if ('reference' in outcome) return c.redirect(`${c.req.path}?sent=${outcome.reference}#message`, 303)
      return showFormAgain(c, outcome.status, outcome.form)
    },
  )

  async function showFormAgain(c: HonoContext<AppEnv>, status: number, form: ContactFormState): Promise<Response> {
    const page = await withPostedForm(form, () => pages(c))
    c.set('isPage', true)
    const headers = new Headers(page.headers)
    headers.set('cache-control', 'no-store')
    headers.delete('etag')
    return new Response(page.body, { status: page.status === 200 ? status : page.status, headers })
  }
}

const requireFormType: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!FORM_TYPES.test(c.req.header('content-type') ?? '')) throw httpErrors.UNSUPPORTED_MEDIA_TYPE()
  await next()
}
