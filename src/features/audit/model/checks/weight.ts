import type { Check } from '../check.ts'
import { pageCheck } from './define.ts'

/** Lighthouse, "Avoid enormous network payloads": 1,600 KiB can be loaded in ten seconds over 3G. */
const MAX_TRANSFER_BYTES = 1_600 * 1024
/** Web Almanac 2024, "Page weight": half of all mobile pages make no more than 66 requests. */
const MAX_REQUESTS = 66

export const WEIGHT_CHECKS: readonly Check[] = [
  pageCheck('page-weight', 'warning', ({ digest: { transferBytes } }) => {
    const [weight, max] = [transferBytes, MAX_TRANSFER_BYTES].map((bytes) => Math.round(bytes / 1024))
    return transferBytes <= MAX_TRANSFER_BYTES ? [] : [{ values: { weight: weight!, max: max! } }]
  }),
  pageCheck('page-requests', 'warning', ({ digest: { resources } }) => {
    // The page itself is a request too.
    const count = resources.length + 1
    return count <= MAX_REQUESTS ? [] : [{ values: { count, max: MAX_REQUESTS } }]
  }),
]
