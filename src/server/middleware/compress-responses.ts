import type { MiddlewareHandler } from 'hono'
import {
  chooseEncoding,
  compress,
  DYNAMIC_QUALITY,
  isCompressible,
  varyByEncoding,
} from '#platform/server/content-encoding.ts'
import type { AppEnv } from '#platform/server/http.ts'

/**
 * API areas whose responses contain credentials, which are never compressed: access tokens, two-factor secrets and
 * recovery codes; emails with sign-in links; the secret URL of the calendar feed; the link of an appointment.
 *
 * BREACH: if a compressed body contains a secret and text that an attacker chose, its length shows whether the text
 * repeats a part of the secret. The other private responses are compressed. They contain no credentials, and the API
 * authenticates by the Authorization header, which another site cannot make a browser send. Pages are the same for all
 * visitors; the only secret in one is the token of its own URL, which an attacker would have to know already.
 */
const CREDENTIAL_AREAS = /^\/api\/(?:identity|mail|booking\/admin\/feed|booking\/appointments\/[^/]+\/link)(?:\/|$)/

/** Compresses text responses that are not compressed yet. Pages, generated files and built files have stored variants. */
export const compressResponses: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const response = c.res
  const { headers, status } = response
  if (!isCompressible(headers.get('content-type')) || CREDENTIAL_AREAS.test(c.req.path)) return
  headers.set('vary', varyByEncoding(headers.get('vary')))
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (!encoding || headers.has('content-encoding') || status === 206 || !response.body) return

  const content = Buffer.from(await response.arrayBuffer())
  const compressed = await compress(content, encoding, DYNAMIC_QUALITY)
  const body = compressed ?? content
  headers.set('content-length', String(body.length))
  if (compressed) headers.set('content-encoding', encoding)
  // Hono would copy the headers of the previous response.
  c.res = undefined
  c.res = new Response(new Uint8Array(body), { status, headers })
}
