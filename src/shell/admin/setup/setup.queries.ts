import { queryOptions } from '@tanstack/react-query'
import { apiFetch } from '#platform/client/api-fetch.ts'

export type ChecklistStep = {
  key: 'company' | 'hours' | 'mail' | 'password' | 'demo' | 'article'
  isDone: boolean
  link: string
}

export const setupQueries = {
  steps: () => queryOptions({ queryKey: ['setup'], queryFn: fetchSteps, staleTime: 0 }),
}

async function fetchSteps(): Promise<{ steps: ChecklistStep[] }> {
  const response = await apiFetch('/api/setup')
  if (!response.ok) throw new Error(`/api/setup answered ${response.status}`)
  return response.json()
}
