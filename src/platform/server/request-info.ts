import type { Context as HonoContext, HonoRequest } from 'hono'
import { detectLocale } from '#kernel/languages/languages.ts'
import type { Locale } from '#kernel/locale.ts'
import { clientAddress, rateLimitAddress, truncatedAddress } from './client-address.ts'
import type { Context } from './context.ts'

/** Set by this server: Better Auth reads the client address from a header. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/** Request data that services may use. */
export type RequestInfo = {
  /** Rate limit key. */
  address: string
  /** Truncated IP address, which may be stored. */
  network: string
  locale: Locale
  headers: Headers
}

/** The language of a response: one that the site shows. */
export function requestLocale(c: { req: HonoRequest; var: { ctx: Context } }): Locale {
  return detectLocale(c.req.raw, c.var.ctx.languages.current())
}

/** Better Auth gets only the headers it needs, and the address of the connection instead of one sent by the client. */
export function requestInfo(c: { req: HonoRequest; env: unknown; var: { ctx: Context } }): RequestInfo {
  const address = clientAddress(c)
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: address, origin: c.var.ctx.env.origin })
  for (const name of ['cookie', 'user-agent']) {
    const value = c.req.header(name)
    if (value) headers.set(name, value)
  }
  return {
    address: rateLimitAddress(address),
    network: truncatedAddress(address),
    locale: requestLocale(c),
    headers,
  }
}

/** Forwards Better Auth's cookies to the response. */
export function forwardCookies(c: Pick<HonoContext, 'header'>, from: Headers): void {
  for (const cookie of from.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}
