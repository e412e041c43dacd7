import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { readBuiltFile } from '#platform/server/build/built-file.service.ts'
import { chooseEncoding } from '#platform/server/content-encoding.ts'
import { type AppEnv, httpErrors } from '#platform/server/http.ts'

export const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Hashed files that are not on this disk: requested by pages of the previous build, or, during a rolling deployment, of
 * a newer one.
 */
export const builtFileRoutes = new Hono<AppEnv>().get('/assets/:name', async (c) => {
  const name = c.req.param('name')
  const compressed = chooseEncoding(c.req.header('accept-encoding')) === 'br'
  const content = await readBuiltFile(c.var.ctx, name, { compressed })
  if (!content) {
    // Not cached: a starting process may publish it.
    c.header('cache-control', 'no-store')
    throw httpErrors.NOT_FOUND()
  }
  return c.body(content, 200, {
    'content-type': getMimeType(name) ?? 'application/octet-stream',
    'cache-control': IMMUTABLE,
    vary: 'Accept-Encoding',
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  })
})
