import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { clientAddress } from '#platform/server/client-address.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { isSameSecret } from '#platform/server/secrets/encryption.ts'
import type { Keys } from '#platform/server/secrets/secret-key.ts'

export const REQUEST_PROBE_PATH = '/healthz/request'
const TOKEN_SECONDS = 60
/** Clocks of two machines of one site may differ a little. */
const CLOCK_TOLERANCE_SECONDS = 60

export type SeenRequest = { peer: string; forwardedFor: string | null; address: string; host: string }

/** `npm run doctor` asks through PUBLIC_URL what the site sees. Without a token of the secret key there is no such page. */
export const requestProbeRoutes = new Hono<AppEnv>().get(REQUEST_PROBE_PATH, async (c, next) => {
  const { keys, now } = c.get('ctx')
  const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  if (!isProbeToken(keys, token, now())) return next()
  c.header('cache-control', 'no-store')
  return c.json({
    peer: c.env.incoming?.socket.remoteAddress ?? '127.0.0.1',
    forwardedFor: c.req.header('x-forwarded-for') ?? null,
    address: clientAddress(c),
    host: c.req.header('host') ?? '',
  } satisfies SeenRequest)
})

export function createProbeToken(keys: Keys, now: Date): string {
  const expires = String(Math.floor(now.getTime() / 1000) + TOKEN_SECONDS)
  return `${expires}.${signatureOf(keys, expires)}`
}

function isProbeToken(keys: Keys, token: string, now: Date): boolean {
  const [expires = '', signature = ''] = token.split('.')
  const remaining = Number(expires) - now.getTime() / 1000
  const isCurrent = remaining > -CLOCK_TOLERANCE_SECONDS && remaining < TOKEN_SECONDS + CLOCK_TOLERANCE_SECONDS
  return isCurrent && isSameSecret(signature, signatureOf(keys, expires))
}

function signatureOf(keys: Keys, expires: string): string {
  return createHmac('sha256', keys.derive('doctor')).update(expires).digest('base64url')
}
