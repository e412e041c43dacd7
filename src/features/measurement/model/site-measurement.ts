/** Response headers of the page that protect its visitors. */
export const SECURITY_HEADERS = [
  'strict-transport-security',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
] as const

export const UNREACHABLE_REASONS = [
  'invalid-address',
  'port',
  'internal-address',
  'dns',
  'tls',
  'connection',
  'timeout',
  'redirects',
  'status',
  'not-html',
  'too-large',
  'too-many-requests',
  'unreadable',
] as const
export type UnreachableReason = (typeof UNREACHABLE_REASONS)[number]

export type SiteMeasurement =
  | { isReachable: false; reason: UnreachableReason }
  | {
      isReachable: true
      /** After redirects. */
      finalAddress: string
      /** Bytes of the bodies as transferred, so compressed. */
      weightBytes: number
      /** Failed ones included. */
      requestCount: number
      /** Requests to other hosts than the page's and its subdomains. */
      thirdPartyCount: number
      isHttps: boolean
      missingHeaders: string[]
      /** By the checks that the audit applies to this site's own pages. */
      htmlErrorCount: number
    }
