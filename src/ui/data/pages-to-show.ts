type Gap = 'gap-before' | 'gap-after'

/** First, last, and the neighbours of the current page; a gap stands for two pages or more. */
export function pagesToShow(page: number, pages: number): (number | Gap)[] {
  const from = page - 1 <= 3 ? 2 : page - 1
  const to = pages - page <= 3 ? pages - 1 : page + 1
  const middle = Array.from({ length: Math.max(to - from + 1, 0) }, (_, step) => from + step)

  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to < pages - 1 ? (['gap-after'] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ]
}
