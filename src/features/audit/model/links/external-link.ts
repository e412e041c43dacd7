/** `refused`: the server answers people and not programs, so nothing is known. `failing`: may work again tomorrow. */
export const LINK_RESULTS = ['works', 'refused', 'failing', 'broken'] as const
export type LinkResult = (typeof LINK_RESULTS)[number]

/** `problem` is shown in a finding: `HTTP 404`, `DNS`. */
export type LinkVerdict = { result: LinkResult; problem: string }

/** The link leads nowhere, whenever it is requested. */
const GONE = [404, 410]
/** A temporary failure counts as broken when the next check fails too. */
const MIN_FAILURES = 2
/** RFC 2606 and RFC 6761: names that never exist, such as those of the demo. */
const RESERVED_NAME = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/
const MAX_ADDRESS_LENGTH = 2000

/**
 * The address that is requested for a link, without hash; undefined for links that are not checked: those of this site, of
 * reserved names, and share buttons, which have the address of a page of this site as a parameter.
 */
export function externalAddress(href: string, origin: string): string | undefined {
  if (!/^(?:https?:)?\/\//i.test(href) || href.length > MAX_ADDRESS_LENGTH) return undefined
  const url = URL.parse(href, origin)
  if (!url || url.origin === origin || url.username || url.password) return undefined
  if (RESERVED_NAME.test(url.hostname.toLowerCase())) return undefined
  if ([...url.searchParams.values()].some((value) => value.includes(`${origin}/`) || value === origin)) return undefined
  url.hash = ''
  return url.href
}

export function verdictOfStatus(status: number): LinkVerdict {
  const problem = `HTTP ${status}`
  if (status >= 200 && status < 400) return { result: 'works', problem: '' }
  if (GONE.includes(status)) return { result: 'broken', problem }
  return { result: status >= 500 && status < 600 ? 'failing' : 'refused', problem }
}

/** Reasons of a request without a response. */
const FAILURES: Record<string, LinkVerdict> = {
  'invalid-address': { result: 'broken', problem: 'URL' },
  'internal-address': { result: 'broken', problem: 'IP' },
  redirects: { result: 'broken', problem: 'HTTP 3xx' },
  dns: { result: 'failing', problem: 'DNS' },
  tls: { result: 'failing', problem: 'TLS' },
  timeout: { result: 'failing', problem: 'timeout' },
  connection: { result: 'failing', problem: 'TCP' },
}

export function verdictOfFailure(reason: string): LinkVerdict {
  return FAILURES[reason] ?? { result: 'refused', problem: reason }
}

/** `failures`: consecutive checks that failed. */
export function isBroken({ result, failures }: { result: LinkResult | null; failures: number }): boolean {
  return result === 'broken' || (result === 'failing' && failures >= MIN_FAILURES)
}
