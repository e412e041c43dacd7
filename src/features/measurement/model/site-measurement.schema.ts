import { z } from 'zod'

/**
 * How a measurement was made; stored with it, because figures of two methods cannot be compared. `README.md` describes it.
 * A change of what is counted needs a new version.
 */
export const MEASUREMENT_METHOD = 'html-resources-1'

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

const unreachable = z.object({
  isReachable: z.literal(false),
  measuredAt: z.iso.datetime(),
  reason: z.enum(UNREACHABLE_REASONS),
  /** Of the response, with reason `status`. */
  status: z.int().nullable(),
})

const count = z.int().nonnegative()

export const siteMeasurement = z.discriminatedUnion('isReachable', [
  z.object({
    isReachable: z.literal(true),
    measuredAt: z.iso.datetime(),
    method: z.string(),
    /** After redirects. */
    finalAddress: z.url(),
    status: z.int(),
    /** Bytes of the bodies as transferred, so compressed. */
    weightBytes: count,
    requestCount: count,
    /** Requests that failed or whose response has a status of 400 and above. Included in `requestCount`. */
    failedRequestCount: count,
    /** Requests to other hosts than the page's and its subdomains. */
    thirdPartyCount: count,
    thirdPartyHosts: z.array(z.string()),
    isHttps: z.boolean(),
    securityHeaders: z.record(z.enum(SECURITY_HEADERS), z.boolean()),
    /** By the checks that the audit applies to this site's own pages. */
    htmlErrorCount: count,
    /** Links, buttons, fields and frames without an accessible name. */
    unnamedControlCount: count,
  }),
  unreachable,
])
export type SiteMeasurement = z.infer<typeof siteMeasurement>

export const addressCheck = z.discriminatedUnion('isReachable', [
  z.object({
    isReachable: z.literal(true),
    measuredAt: z.iso.datetime(),
    finalAddress: z.url(),
    status: z.int(),
  }),
  unreachable,
])
export type AddressCheck = z.infer<typeof addressCheck>
