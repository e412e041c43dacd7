import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { AppEnv } from '#platform/server/http.ts'
import { errorPageStyle } from './error-style.render.ts'
import { findLook } from './look.service.ts'

/** The style sheet of error pages, the offline page and decision pages: the built file, and after it the look of the owner. */
export function errorStyle(assetsDir: string | undefined) {
  let base: string | undefined
  return new Hono<AppEnv>().get('/error.css', async (c, next) => {
    if (!assetsDir) return next()
    const look = await findLook(c.var.ctx)
    base ??= await readFile(join(assetsDir, 'error.css'), 'utf8')
    const css = base + (look ? errorPageStyle(look) : '')
    return c.body(css, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' })
  })
}
