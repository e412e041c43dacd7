/** Pages that show their own figures. */
export const PROVED_PAGES = ['/', '/performance'] as const
export type ProvedPage = (typeof PROVED_PAGES)[number]

/** What a first visit loads until the page is complete. */
export type FirstVisitFigures = { weightBytes: number; requestCount: number; thirdPartyCount: number }
