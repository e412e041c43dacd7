import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiFetch } from '#platform/client/api-fetch.ts'
import { freshQuery } from '#platform/client/refetch.ts'

export type ChecklistStep = {
  key: 'company' | 'hours' | 'mail' | 'password' | 'passwordPolicy' | 'demo' | 'article'
  isDone: boolean
  link: string
}

export const setupQueries = {
  steps: () =>
    freshQuery(['setup'], async (): Promise<{ steps: ChecklistStep[] }> => {
      const response = await apiFetch('/api/setup')
      if (!response.ok) throw new Error(`/api/setup answered ${response.status}`)
      return response.json()
    }),
  demo: () => queryOptions({ queryKey: ['demo'], queryFn: () => call('GET') }),
}

export const DEMO_KINDS = ['posts', 'comments', 'reviews', 'appointments', 'users'] as const
type DemoStatus = { isPresent: boolean; counts: Record<(typeof DEMO_KINDS)[number], number> }

export function useRemoveDemo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE'),
    // Appointments, users, reviews and posts change: any cached query may be affected.
    onSuccess: () => queryClient.invalidateQueries(),
  })
}

/** Refused with 409 when another administrator removed it already: that is what was asked for. */
async function call(method: 'GET' | 'DELETE'): Promise<DemoStatus | undefined> {
  const response = await apiFetch('/api/demo', { method })
  if (method === 'DELETE' && response.status === 409) return
  if (!response.ok) throw new Error(`/api/demo answered ${response.status}`)
  return response.json()
}
