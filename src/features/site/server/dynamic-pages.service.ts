import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'

/** A page that people write while the site runs, as machines see it. */
export type DynamicPage = {
  /** Where it lies in each language, without the prefix. */
  paths: Record<Locale, string>
  /** Where its picture to share lies, below `/share/<language>`. */
  imagePath: string
  heading: string
  description: string
  publishedAt: string
  /** What it is, for machines (schema.org). */
  things: object[]
  /** Computed when it is asked for: a page and its share image do without. */
  markdown: () => string
}

/** A line in the map of the site, and in the list for assistants. */
export type DynamicPageEntry = Pick<DynamicPage, 'paths' | 'heading' | 'description'> & {
  changedAt: string
  /** Languages that it has a text in; the others show the original, whose address is the canonical one. */
  languages: Locale[]
}

/** What a slice with such pages tells about them. The slices do not know each other: `src/server` brings them together. */
export type DynamicPageSource = {
  /** Newest first. */
  list(ctx: Context, limit: number): Promise<DynamicPageEntry[]>
  /** Oldest first, so that a full part of the site map stays as it is. */
  listPart(ctx: Context, part: { offset: number; limit: number }): Promise<DynamicPageEntry[]>
  count(ctx: Context): Promise<number>
  find(ctx: Context, path: string, locale: Locale): Promise<DynamicPage | undefined>
  /** What people wrote that stands on a page of the site itself, as Markdown with links without prefix; perhaps nothing. */
  partOf(ctx: Context, path: string, locale: Locale): Promise<string>
  /** Other forms of what an address shows, such as a feed. */
  alternates(path: string, locale: Locale): { type: string; href: string }[]
}

export const NO_DYNAMIC_PAGES: DynamicPageSource = {
  list: async () => [],
  listPart: async () => [],
  count: async () => 0,
  find: async () => undefined,
  partOf: async () => '',
  alternates: () => [],
}
