import { isIP } from 'node:net'
import type { Env } from '#platform/server/env.ts'

/**
 * A name that is not ours must not be answered: another site could point its name at this server (DNS rebinding) and
 * read what it says. Numeric addresses cannot be pointed anywhere, and localhost is the machine itself.
 */
export function isKnownHost(host: string | undefined, { origin }: Pick<Env, 'origin'>): boolean {
  if (host === undefined) return true
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return name === 'localhost' || name === new URL(origin).hostname || isIP(name.replace(/^\[|\]$/g, '')) !== 0
}
