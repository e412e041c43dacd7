/**
 * The address whose status decides about a link: without the hash, and without the parameters that only change what a page
 * shows (`lng`, `next`, `tag`). Thousands of links differ in nothing else, and each request renders a page.
 */
export function statusKey(address: string, contentParameters: readonly string[]): string {
  const [path, query] = address.replace(/#.*/s, '').split(/\?(.*)/s) as [string, string?]
  if (!query) return path
  const contentParams = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name]) => contentParameters.includes(name)),
  )
  return contentParams.size > 0 ? `${path}?${contentParams}` : path
}
