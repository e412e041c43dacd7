import { publicGet } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { ProvedPage } from '../model/proof.ts'
import type { ProofRoutes } from '../server/proof/proof.routes.ts'

/** The figures of a page as static HTML; empty if they cannot be loaded. */
export async function loadProof(page: ProvedPage): Promise<string> {
  const { body } = await publicGet<ProofRoutes, '/'>(`/api/site/proof?lng=${currentLocale()}&page=${page}`)
  return body?.html ?? ''
}
