import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#kernel/locale.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { CaseAuthoringRoutes } from '../../server/case-studies/case-authoring.routes.ts'

const api = apiClient<CaseAuthoringRoutes>('/blog/authoring/cases')
const key = (...parts: unknown[]) => ['case-authoring', ...parts] as const

/** What the form of a case study offers. */
export const caseQueries = {
  options: (locale: Locale) =>
    queryOptions({
      queryKey: key('options', locale),
      queryFn: () => unwrap(api.options.$get({ query: { lng: locale } })),
    }),
  measurement: (id: number) =>
    queryOptions({
      queryKey: key('measurement', id),
      queryFn: () => unwrap(api.measurements[':id'].$get({ param: { id: String(id) } })),
    }),
  pictures: (ids: string[]) =>
    queryOptions({
      queryKey: key('pictures', ids),
      queryFn: () => unwrap(api.pictures.$get({ query: { ids: ids.join(',') } })),
      enabled: ids.length > 0,
    }),
}

/** Takes seconds: the server requests the page and what it names. */
export function measureAddress(address: string) {
  return unwrap(api.measurements.$post({ json: { address } }))
}
