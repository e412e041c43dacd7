/** An unconfirmed request reserves its time for this long. */
export const HOLD_MINUTES = 30
/** How long the link can be used. Then the request is deleted. */
export const LINK_HOURS = 24
/** To one address. */
export const MAX_EMAILS_PER_DAY = 3
/** By one IP address, and by its network (/24, IPv6 /48). */
export const MAX_PER_HOUR = { address: 10, network: 30 } as const
/** To all addresses together. Above it the owner is told: a program may be sending. Nobody is refused, honest visitors least. */
export const NOTICE_EMAILS_PER_HOUR = 200

/**
 * Unconfirmed requests that reserve their time, at the same moment. A request beyond these limits is sent its link too, but
 * reserves nothing: so a program cannot close a day.
 */
export const MAX_HOLDS = { network: 3, day: 4, total: 20 } as const
/** How often one time is reserved by unconfirmed requests in 24 hours. */
export const MAX_HOLDS_OF_TIME = 3

export type HoldCounts = { network: number; day: number; total: number; time: number }

/** `counts`: without the request itself. */
export function mayHold(counts: HoldCounts): boolean {
  return (
    counts.network < MAX_HOLDS.network &&
    counts.day < MAX_HOLDS.day &&
    counts.total < MAX_HOLDS.total &&
    counts.time < MAX_HOLDS_OF_TIME
  )
}
