import { useQueryErrorResetBoundary } from '@tanstack/react-query'

/** A query that failed is asked again, instead of throwing what it remembers. */
export function useResetQueryErrors(): () => void {
  return useQueryErrorResetBoundary().reset
}
