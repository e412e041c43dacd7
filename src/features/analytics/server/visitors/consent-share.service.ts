import type { Context } from '#platform/server/context.ts'
import * as repo from './consent-share.repo.ts'

/**
 * Which share of the visits in a period allowed measuring, from 0 to 1; null when the server counted no visit. An
 * estimate: the README of this slice says how the two counts differ.
 */
export async function getConsentShare(
  { db }: Pick<Context, 'db'>,
  bounds: { start: Date; end: Date },
): Promise<number | null> {
  const [measured, all] = await Promise.all([repo.countMeasuredVisits(db, bounds), repo.countAllVisits(db, bounds)])
  return all === 0 ? null : Math.min(1, measured / all)
}
