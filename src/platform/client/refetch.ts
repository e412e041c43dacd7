import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query'

/** A read that is fetched again whenever it is shown. */
export function freshQuery<Data>(queryKey: QueryKey, queryFn: () => Promise<Data>) {
  return queryOptions({ queryKey, queryFn, staleTime: 0 })
}

/** Invalidates the queries below these keys. Resolves when those on the screen are fetched again. */
export function useInvalidate(...keys: QueryKey[]) {
  const queryClient = useQueryClient()
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
