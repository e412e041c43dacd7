import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { FailedNote } from '../failed-note.tsx'
import { Loading, SkeletonText } from '../skeleton.tsx'

/** What a list that comes page by page can tell of itself; a query of the API has this shape. */
type PagedQuery<Page> = {
  data: { pages: Page[] } | undefined
  isError: boolean
  refetch: () => unknown
  hasNextPage: boolean
  fetchNextPage: () => unknown
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  isPlaceholderData: boolean
}

type PagedProps<Page, Item> = {
  search: PagedQuery<Page>
  itemsOf: (page: Page) => readonly Item[]
  texts: { loading: string; failed: string; retry: string; empty: string; more: string }
  children: (items: Item[]) => ReactNode
}

/** A list that is loading, failed, empty, or there; with a way to what comes after it. */
export function Paged<Page, Item>({ search, itemsOf, texts, children }: PagedProps<Page, Item>) {
  const {
    data,
    isError,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    isPlaceholderData,
  } = search
  const failed = isError && (
    <FailedNote retry={texts.retry} onRetry={isFetchNextPageError ? fetchNextPage : refetch}>
      {texts.failed}
    </FailedNote>
  )
  // What is there already stays, whatever fails after it.
  if (failed && !data) return failed
  if (!data)
    return (
      <Loading label={texts.loading}>
        <SkeletonText lines={6} />
      </Loading>
    )

  const items = data.pages.flatMap(itemsOf)
  if (items.length === 0) return <EmptyState>{texts.empty}</EmptyState>
  return (
    <>
      {/* What answers an older question fades, and gives way before it can be pressed by mistake. */}
      <div aria-busy={isPlaceholderData || undefined} className="aria-busy:pointer-events-none aria-busy:opacity-60">
        {children(items)}
      </div>
      {failed ||
        (hasNextPage && (
          <Button variant="ghost" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {texts.more}
          </Button>
        ))}
    </>
  )
}
