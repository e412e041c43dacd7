import { useRouterState } from '@tanstack/react-router'
import { nextFromSearch } from '../../model/login-search.ts'

/** Path to return to after sign-in. Passed in the URL between pages and in emails. */
export function useNext(): string | undefined {
  return useRouterState({ select: ({ location }) => nextFromSearch(location.search) })
}
