import type { Severity } from './check.ts'

/** Points (of 100) that a page loses by failing a check. A `critical` one keeps the page out of results: it scores 0. */
export const SEVERITY_POINTS: Record<Severity, number> = { critical: 100, error: 25, warning: 8, notice: 2 }

/** Checks of the whole site that cost more: the points that the site loses when all of their units fail. */
const POINTS_OF_CHECK: Record<string, number> = {
  /** All crawlers that answer questions. */
  'crawlers-answers': 50,
  /** All questions. */
  'question-unanswered': 40,
}

export function pointsOf({ id, severity }: { id: string; severity: Severity }): number {
  return POINTS_OF_CHECK[id] ?? SEVERITY_POINTS[severity]
}

/** Pages, in every language, that the site cannot do without. */
export const IMPORTANT_PATHS: readonly string[] = ['/', '/services', '/contact', '/booking']

export function isImportant({ path }: { path: string }): boolean {
  return IMPORTANT_PATHS.includes(path)
}

/** Shares of the site's score. Other pages are between `unviewed` and `mostViewed`, in proportion to their views. */
export const PAGE_WEIGHTS = { important: 10, mostViewed: 5, unviewed: 1 } as const

/** The highest score of a site with a critical finding on an important page, or on another one of its pages. */
export const SCORE_CAPS = { important: 60, other: 80 } as const

/** `views` by path: the views of the last weeks. */
export function weightPages<Page extends { address: string; path: string }>(
  pages: readonly Page[],
  views: ReadonlyMap<string, number>,
): Map<string, number> {
  const most = Math.max(1, ...pages.filter((page) => !isImportant(page)).map(({ path }) => views.get(path) ?? 0))
  const { important, mostViewed, unviewed } = PAGE_WEIGHTS
  const weightOf = (page: Page) =>
    isImportant(page) ? important : unviewed + ((mostViewed - unviewed) * (views.get(page.path) ?? 0)) / most
  return new Map(pages.map((page) => [page.address, weightOf(page)]))
}
