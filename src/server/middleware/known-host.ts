import { isIP } from 'node:net'
import type { Env } from '#platform/server/env.ts'

/**
 * DNS rebinding protection: another site could point its name at this server and read the responses. IP addresses and
 * localhost cannot be rebound.
 */
export function knownHosts({ origin }: Pick<Env, 'origin'>): (host: string | undefined) => boolean {
  const siteHost = new URL(origin).hostname
  return (host) => {
    if (host === undefined) return true
    const name = host.replace(/:\d+$/, '').toLowerCase()
    return name === 'localhost' || name === siteHost || isIP(name.replace(/^\[|\]$/g, '')) !== 0
  }
}
