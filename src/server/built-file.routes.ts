import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { readBuiltFile } from '#platform/server/build/built-file.service.ts'
import { type AppEnv, httpErrors } from '#platform/server/http.ts'
import { ACCEPTS_BROTLI } from './pages/page.ts'

export const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Hashed files that are not on this disk: a page of the build before this one asks for them, or, while two builds run
 * behind one balancer, a page of the newer one.
 */
export const builtFileRoutes = new Hono<AppEnv>().get('/assets/:name', async (c) => {
  const name = c.req.param('name')
  const compressed = ACCEPTS_BROTLI.test(c.req.header('accept-encoding') ?? '')
  const content = await readBuiltFile(c.var.ctx, name, { compressed })
  if (!content) {
    // A process that starts meanwhile may publish it.
    c.header('cache-control', 'no-store')
    throw httpErrors.NOT_FOUND()
  }
  return c.body(content, 200, {
    'content-type': getMimeType(name)!,
    'cache-control': IMMUTABLE,
    vary: 'Accept-Encoding',
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  })
})
