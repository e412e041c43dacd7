import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { apiFetch } from '#platform/client/api-fetch.ts'
import { reportQuery } from '#platform/client/refetch.ts'
import type { Period } from '../../../model/period.ts'
import { type SearchImport, searchImport } from '../../../model/search-console/search-console.schema.ts'
import type { SearchConsoleRoutes } from '../../../server/search-console/search-console.routes.ts'

const api = apiClient<SearchConsoleRoutes>('/analytics/search-console')
const KEY = ['analytics', 'search-console'] as const

export const searchConsoleQueries = {
  report: (period: Period | undefined) =>
    reportQuery([...KEY, period], () => unwrap(api.index.$get({ query: period ?? {} }))),
}

const failed = z.object({
  error: z.object({ message: z.string(), fields: z.record(z.string(), z.string()).optional() }),
})

/** `errors`: by field, `file` among them; null when the response is none of the site. */
export type ImportResult = { imported: SearchImport } | { errors: Record<string, string> | null }

export function useSearchImports() {
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: KEY })
  return {
    async importFile(file: File, period: Period): Promise<ImportResult> {
      const query = new URLSearchParams({ ...period, lng: document.documentElement.lang })
      const response = await apiFetch(`/api/analytics/search-console?${query}`, {
        method: 'POST',
        body: file,
        headers: { 'content-type': 'application/octet-stream' },
      })
      const body = await response.json().catch(() => null)
      if (response.ok) {
        await reload()
        return { imported: searchImport.parse(body) }
      }
      const error = failed.safeParse(body).data?.error
      return { errors: error ? (error.fields ?? { file: error.message }) : null }
    },
    async remove(period: Period): Promise<void> {
      await unwrap(api.index.$delete({ query: period }))
      await reload()
    },
  }
}
