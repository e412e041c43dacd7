/**
 * Before consent nothing is stored. A visitor who allows analytics on the second page of a visit was on the first one
 * before: its address, which the browser gives as the referrer, has the campaign, unless the landing page has one itself.
 */
export function arrivalFrom(landing: URL, { host, searchParams }: URL, isContinued: unknown): object {
  const referrer = host === landing.host ? undefined : host
  const isOwn = isContinued || referrer || /[?&]utm_/.test(landing.search)
  const search = isOwn ? landing.searchParams : searchParams
  return {
    referrer,
    source: search.get('utm_source'),
    medium: search.get('utm_medium'),
    campaign: search.get('utm_campaign'),
  }
}
