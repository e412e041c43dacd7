import { useRouterState } from '@tanstack/react-router'
import { nextFromSearch } from '../../model/login-search.ts'

/** Where somebody is going who has to sign in first. From page to page, and through letters, it travels in the address. */
export function useNext(): string | undefined {
  return useRouterState({ select: ({ location }) => nextFromSearch(location.search) })
}
