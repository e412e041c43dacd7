import { queryOptions } from '@tanstack/react-query'
import type { PostState } from '#features/blog/model/authoring.schema.ts'
import type { AppointmentStatus } from '#features/booking/model/appointment.ts'
import { apiFetch } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'

export type SearchResults = {
  users: { id: string; name: string; email: string }[]
  appointments: { id: string; name: string; email: string; status: AppointmentStatus; date: string; time: string }[]
  posts: { id: number; title: string; slug: string; state: PostState }[]
}

export const searchQueries = {
  /** The query is part of the key, so that results of an earlier query are never shown for it. */
  results: (q: string) =>
    queryOptions({
      queryKey: ['search', q],
      queryFn: async (): Promise<SearchResults> => {
        const response = await apiFetch(`/api/search?${new URLSearchParams({ q, lng: currentLocale() })}`)
        if (!response.ok) throw new Error(`/api/search answered ${response.status}`)
        return response.json()
      },
      enabled: q !== '',
      staleTime: 10_000,
      gcTime: 60_000,
      retry: false,
    }),
}
