/**
 * Key for the status of a link target: the address without hash and without parameters that only change the view of a
 * page (`lng`, `next`, `tag`). Thousands of links differ only in these, and each request renders a page.
 */
export function statusKey(address: string, contentParameters: readonly string[]): string {
  const [path, query] = address.replace(/#.*/s, '').split(/\?(.*)/s) as [string, string?]
  if (!query) return path
  const contentParams = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name]) => contentParameters.includes(name)),
  )
  return contentParams.size > 0 ? `${path}?${contentParams}` : path
}
