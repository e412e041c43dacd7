import type { Context } from '#platform/server/context.ts'
import { isBroken } from '../../model/links/external-link.ts'
import * as repo from './external-links.repo.ts'

/** Broken links with their problem (`HTTP 404`), in a stable order. */
export async function listBrokenLinks({ db }: Pick<Context, 'db'>): Promise<Map<string, string>> {
  const failing = (await repo.listFailing(db)).filter(isBroken)
  return new Map(failing.map(({ address, problem }) => [address, problem] as const).sort())
}
