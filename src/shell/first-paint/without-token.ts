/** The query string without the token of an emailed link: `?token=x&a=1` → `?a=1`. */
export function withoutToken(search: string): string {
  return search.replace(/([?&])token=[^&]*(&|$)/g, '$1').replace(/[?&]$/, '')
}
