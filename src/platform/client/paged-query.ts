import { infiniteQueryOptions, keepPreviousData, type QueryKey } from '@tanstack/react-query'

type FetchPage<Page> = (cursor: string | undefined) => Promise<Page>

/** A keyset-paginated list: `next` of a page is the cursor of the following one. */
export function pagedQuery<Page extends { next: string | number | null }>(
  queryKey: QueryKey,
  fetchPage: FetchPage<Page>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => fetchPage(pageParam || undefined),
    initialPageParam: '',
    getNextPageParam: ({ next }: Page) => next?.toString(),
  })
}

/** List of the admin area: fetched again whenever it is shown; previous results stay visible while a filter loads. */
export function adminListQuery<Page extends { next: string | number | null }>(
  queryKey: QueryKey,
  fetchPage: FetchPage<Page>,
) {
  return infiniteQueryOptions({ ...pagedQuery(queryKey, fetchPage), placeholderData: keepPreviousData, staleTime: 0 })
}
