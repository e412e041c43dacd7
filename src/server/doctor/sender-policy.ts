import type { Resolver } from 'node:dns/promises'
import { isIPv6 } from 'node:net'
import { parseNetworks } from '#platform/server/client-address.ts'

export type PolicyResult = 'pass' | 'neutral' | 'softfail' | 'fail' | 'none' | 'unknown'

const QUALIFIERS: Record<string, PolicyResult> = { '+': 'pass', '?': 'neutral', '~': 'softfail', '-': 'fail' }
/** RFC 7208 allows ten lookups per check. */
const MAX_LOOKUPS = 10

/**
 * What receivers make of mail that `address` sends for `domain` (SPF, RFC 7208). `unknown`: the record uses macros or
 * `exists`, has errors, or needs too many lookups.
 */
export async function evaluateSenderPolicy(resolver: Resolver, domain: string, address: string): Promise<PolicyResult> {
  let lookups = 0
  return evaluate(domain)

  async function evaluate(name: string): Promise<PolicyResult> {
    const record = await findPolicy(resolver, name)
    if (!record) return 'none'
    const terms = record.split(/\s+/).slice(1).filter(Boolean)
    for (const term of terms) {
      if (term.includes('=')) continue
      const result = QUALIFIERS[term.charAt(0)]
      const [mechanism = '', ...value] = (result ? term.slice(1) : term).split(':')
      const isMatch = await matches(mechanism.toLowerCase(), value.join(':') || name, term)
      if (isMatch === undefined) return 'unknown'
      if (isMatch) return result ?? 'pass'
    }
    const next = terms.find((term) => term.startsWith('redirect='))?.slice('redirect='.length)
    if (!next) return 'neutral'
    return ++lookups > MAX_LOOKUPS ? 'unknown' : evaluate(next)
  }

  /** Undefined: it cannot be evaluated here. */
  async function matches(mechanism: string, value: string, term: string): Promise<boolean | undefined> {
    if (mechanism === 'all') return true
    if (mechanism === 'ip4' || mechanism === 'ip6') return isIn(value)
    if (++lookups > MAX_LOOKUPS || term.includes('%')) return undefined
    if (mechanism === 'include') {
      const result = await evaluate(value)
      return result === 'unknown' || result === 'none' ? undefined : result === 'pass'
    }
    // A prefix length (a/24) is rare and not evaluated.
    if (term.includes('/')) return undefined
    if (mechanism === 'a') return isIn(await addressesOf(value))
    if (mechanism === 'mx') {
      const servers = await resolver.resolveMx(value).catch(() => [])
      return isIn((await Promise.all(servers.map(({ exchange }) => addressesOf(exchange)))).filter(Boolean).join(','))
    }
    return undefined
  }

  async function addressesOf(name: string): Promise<string> {
    const found = isIPv6(address) ? resolver.resolve6(name) : resolver.resolve4(name)
    return (await found.catch(() => [])).join(',')
  }

  function isIn(networks: string): boolean {
    return parseNetworks(networks)?.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') ?? false
  }
}

async function findPolicy(resolver: Resolver, name: string): Promise<string | undefined> {
  return (await textRecords(resolver, name)).find((record) => /^v=spf1( |$)/i.test(record))
}

/** Empty when the name has none; other failures of DNS are thrown. */
export async function textRecords(resolver: Resolver, name: string): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException
    if (code === 'ENODATA' || code === 'ENOTFOUND') return []
    throw failure
  }
}
