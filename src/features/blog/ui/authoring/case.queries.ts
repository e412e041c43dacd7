import type { Locale } from '#kernel/locale.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { cachedQuery } from '#platform/client/refetch.ts'
import type { CaseAuthoringRoutes } from '../../server/case-studies/case-authoring.routes.ts'

const api = apiClient<CaseAuthoringRoutes>('/blog/authoring/cases')
const key = (...parts: unknown[]) => ['case-authoring', ...parts] as const

/** What the form of a case study offers. */
export const caseQueries = {
  options: (locale: Locale) =>
    cachedQuery(key('options', locale), () => unwrap(api.options.$get({ query: { lng: locale } }))),
  measurement: (id: number) =>
    cachedQuery(key('measurement', id), () => unwrap(api.measurements[':id'].$get({ param: { id: String(id) } }))),
  pictures: (ids: string[]) => ({
    ...cachedQuery(key('pictures', ids), () => unwrap(api.pictures.$get({ query: { ids: ids.join(',') } }))),
    enabled: ids.length > 0,
  }),
}

/** Takes seconds: the server requests the page and what it names. */
export function measureAddress(address: string) {
  return unwrap(api.measurements.$post({ json: { address } }))
}
