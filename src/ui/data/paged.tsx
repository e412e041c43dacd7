import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { FailedNote } from '../failed-note.tsx'
import { Loading } from '../skeleton.tsx'

/** State of a paginated list; infinite queries have this shape. */
export type PagedQuery<Page> = {
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
  t: (key: 'loading' | 'failed' | 'retry') => string
  /** Text of an empty list. */
  empty: string
  /** Label of the button for the next page. */
  more: string
  children: (items: Item[]) => ReactNode
}

/** A list with its loading, error and empty states, and a button for the next page. */
export function Paged<Page, Item>({ search, itemsOf, t, empty, more, children }: PagedProps<Page, Item>) {
  const { data, isError, fetchNextPage, isPlaceholderData } = search
  const failed = isError && (
    <FailedNote retry={t('retry')} onRetry={search.isFetchNextPageError ? fetchNextPage : search.refetch}>
      {t('failed')}
    </FailedNote>
  )
  // Loaded items stay visible when a later page fails.
  if (failed && !data) return failed
  if (!data) return <Loading label={t('loading')} lines={6} />

  const items = data.pages.flatMap(itemsOf)
  if (items.length === 0) return <EmptyState>{empty}</EmptyState>
  return (
    <>
      {/* Results of a previous query are dimmed and not clickable. */}
      <div aria-busy={isPlaceholderData || undefined} className="aria-busy:pointer-events-none aria-busy:opacity-60">
        {children(items)}
      </div>
      {failed ||
        (search.hasNextPage && (
          <Button variant="ghost" pending={search.isFetchingNextPage} onClick={() => fetchNextPage()}>
            {more}
          </Button>
        ))}
    </>
  )
}
