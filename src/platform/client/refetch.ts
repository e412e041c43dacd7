import { keepPreviousData, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query'

/** A read that is fetched again whenever it is shown. */
export function freshQuery<Data>(queryKey: QueryKey, queryFn: () => Promise<Data>) {
  return queryOptions({ queryKey, queryFn, staleTime: 0 })
}

/** A read that is fetched when the cached result is older than five minutes. */
export function cachedQuery<Data>(queryKey: QueryKey, queryFn: () => Promise<Data>) {
  return queryOptions({ queryKey, queryFn })
}

/** As `cachedQuery`; the result before stays visible while another period, filter or page loads. */
export function reportQuery<Data>(queryKey: QueryKey, queryFn: () => Promise<Data>, staleTime?: number) {
  return queryOptions({ queryKey, queryFn, placeholderData: keepPreviousData, ...(staleTime && { staleTime }) })
}

/** Invalidates the queries below these keys. Resolves when those on the screen are fetched again. */
export function useInvalidate(...keys: QueryKey[]) {
  const queryClient = useQueryClient()
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
