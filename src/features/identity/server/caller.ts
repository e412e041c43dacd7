import type { Context as HonoContext, HonoRequest } from 'hono'
import { detectLocale, type Locale } from '#kernel/locale.ts'
import { clientAddress, rateLimitAddress, truncatedAddress } from '#platform/server/client-address.ts'
import type { Context } from '#platform/server/context.ts'
import { ADDRESS_HEADER } from './auth.ts'

/** What a use case may know of a request. */
export type Caller = {
  /** What rate limits count by. */
  address: string
  /** The truncated IP address, which may be stored. */
  network: string
  locale: Locale
  headers: Headers
}

type Call = { req: HonoRequest; env: unknown; var: { ctx: Context } }

/** Better Auth gets the few headers it needs, and the address from the line, not from the client. */
export function callerOf(c: Call): Caller {
  const address = clientAddress(c)
  const headers = new Headers({ [ADDRESS_HEADER]: address, origin: c.var.ctx.env.origin })
  for (const name of ['cookie', 'user-agent']) {
    const value = c.req.header(name)
    if (value) headers.set(name, value)
  }
  return {
    address: rateLimitAddress(address),
    network: truncatedAddress(address),
    locale: detectLocale(c.req.raw),
    headers,
  }
}

/** Cookies that Better Auth wants to set travel on with our answer. */
export function passCookies(c: Pick<HonoContext, 'header'>, from: Headers): void {
  for (const cookie of from.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}
