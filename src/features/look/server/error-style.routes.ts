import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { AppEnv } from '#platform/server/http.ts'
import { errorPageStyle } from './error-style.render.ts'
import { getLook, type Look } from './look.service.ts'

/** Error pages are shown while the database is down too. */
let lastKnown: Look | undefined

/** The style sheet of error pages, the offline page and decision pages: the built file, and after it the look of the owner. */
export function errorStyle(assetsDir: string | undefined) {
  let base: Promise<string> | undefined
  return new Hono<AppEnv>().get('/error.css', async (c, next) => {
    if (!assetsDir) return next()
    try {
      lastKnown = await getLook(c.var.ctx)
    } catch (err) {
      c.var.ctx.log.warn({ err }, 'the look could not be read for an error page')
    }
    base ??= readFile(join(assetsDir, 'error.css'), 'utf8')
    const css = (await base) + (lastKnown ? errorPageStyle(lastKnown) : '')
    return c.body(css, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' })
  })
}
