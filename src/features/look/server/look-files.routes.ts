import { Hono, type Context as HonoContext } from 'hono'
import { type AppEnv, httpErrors } from '#platform/server/http.ts'
import { LOOK_FILES, type LookFile, lookFileAddress } from '../model/look-files.ts'
import { findLogo } from './logo.service.ts'
import { findLook, getLook } from './look.service.ts'
import { renderLookFile } from './look-file.service.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** An address without a version: after a change of the look it is outdated for this long. */
const FIXED_ADDRESS_CACHE = 'public, max-age=300'
/** Policy of a response with an SVG that someone opens by its address: nothing runs or loads, and it has an origin of its own. */
export const SVG_TYPE = 'image/svg+xml'
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Logos at an address of their content, and icons at one of their version, cached for a year. Another version is answered with
 * the present file, uncached.
 */
export const lookFiles = new Hono<AppEnv>()
  .get('/look/logos/:name{[0-9a-f]{24}\\.(?:svg|png)}', async (c) => {
    const [id = '', type = ''] = c.req.param('name').split('.')
    const content = await findLogo(c.var.ctx, id, type)
    if (!content) throw httpErrors.NOT_FOUND()
    return c.body(content, 200, { 'content-type': contentTypeOf(type), 'cache-control': IMMUTABLE })
  })
  .get('/look/:version{[0-9a-f]{12}}/:name', async (c) => {
    const { version, name } = c.req.param()
    const look = await getLook(c.var.ctx)
    const file = LOOK_FILES.find((one) => one === name)
    const content = file && (await renderLookFile(c.var.ctx, look, file))
    if (!content) throw httpErrors.NOT_FOUND()
    return c.body(new Uint8Array(content), 200, {
      'content-type': contentTypeOf(name),
      'cache-control': version === look.version ? IMMUTABLE : 'no-store',
    })
  })

const contentTypeOf = (name: string) => (name.endsWith('svg') ? SVG_TYPE : 'image/png')

/** Addresses that browsers know without the page, and pages of an earlier look have. */
const FIXED_FILES: Record<string, LookFile> = {
  '/favicon.ico': 'icon-192.png',
  ...Object.fromEntries(LOOK_FILES.map((file) => [lookFileAddress('', file), file])),
}

/** Before the files of `public/`, which have the standard look. */
export const fixedIcons = new Hono<AppEnv>()
for (const [path, file] of Object.entries(FIXED_FILES)) fixedIcons.get(path, (c, next) => redirectToIcon(c, file, next))

async function redirectToIcon(c: HonoContext<AppEnv>, file: LookFile, next: () => Promise<void>) {
  const { version = '' } = (await findLook(c.var.ctx)) ?? {}
  if (!version && c.req.path !== '/favicon.ico') return next()
  c.header('cache-control', FIXED_ADDRESS_CACHE)
  return c.redirect(lookFileAddress(version, file), 302)
}
