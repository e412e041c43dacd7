import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiFetch } from '#platform/client/api-fetch.ts'

type DemoStatus = { isPresent: boolean }

export const demoQueries = {
  status: () => queryOptions({ queryKey: ['demo'], queryFn: () => call('GET') }),
}

export function useRemoveDemo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE'),
    // Appointments, users, reviews and posts change: any cached query may be affected.
    onSuccess: () => queryClient.invalidateQueries(),
  })
}

async function call(method: 'GET' | 'DELETE'): Promise<DemoStatus> {
  const response = await apiFetch('/api/demo', { method })
  if (!response.ok) throw new Error(`/api/demo answered ${response.status}`)
  return response.json()
}
