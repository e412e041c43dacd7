import type { SearchRow } from './read-export.ts'

export type SearchFigures = { clicks: number; impressions: number; rate: number | null; position: number | null }

/** Figures of one row or of several together: the position is a mean by impressions. */
export function figuresOf(rows: readonly SearchRow[]): SearchFigures {
  const sum = (of: (row: SearchRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const clicks = sum((row) => row.clicks)
  const impressions = sum((row) => row.impressions)
  const isShown = impressions > 0
  return {
    clicks,
    impressions,
    rate: isShown ? clicks / impressions : null,
    position: isShown ? sum((row) => row.position * row.impressions) / impressions : null,
  }
}

/**
 * One row per page: addresses in several languages, with a fragment or with a query string are one page, as page views are
 * counted. `pathOf` is undefined for an address of another site, which stays as it is.
 */
export function groupPages(rows: readonly SearchRow[], pathOf: (address: string) => string | undefined) {
  const groups = Map.groupBy(rows, ({ value }) => pathOf(value) ?? value)
  return [...groups]
    .map(([page, ofPage]) => ({ page, isOwn: pathOf(ofPage[0]?.value ?? '') !== undefined, ...figuresOf(ofPage) }))
    .toSorted((one, other) => other.clicks - one.clicks || other.impressions - one.impressions)
}
