import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'

/** Metadata of a page with user content, such as a blog post. */
export type DynamicPage = {
  /** Path per language, without the prefix. */
  paths: Record<Locale, string>
  /** Path of the share image, below `/share/<language>`. */
  imagePath: string
  heading: string
  description: string
  publishedAt: string
  /** Structured data (schema.org). */
  things: object[]
  /** Lazy: the page itself and its share image do not need it. */
  markdown: () => string
}

/** Entry of the site map and of llms.txt. */
export type DynamicPageEntry = Pick<DynamicPage, 'paths' | 'heading' | 'description'> & {
  changedAt: string
  /** Visible languages with a text; the others show the original, whose address is canonical. */
  languages: Locale[]
}

/** Interface for slices with dynamic pages. `src/server` registers them, because slices cannot import each other. */
export type DynamicPageSource = {
  /** Newest first, with the headings of a language. */
  list(ctx: Context, part: { locale: Locale; limit: number }): Promise<DynamicPageEntry[]>
  /** Oldest first, so that a full part of the site map does not change. */
  listPart(ctx: Context, part: { offset: number; limit: number }): Promise<DynamicPageEntry[]>
  count(ctx: Context): Promise<number>
  find(ctx: Context, path: string, locale: Locale): Promise<DynamicPage | undefined>
  /** User content on a page of the site itself, as Markdown with links without prefix; may be empty. */
  partOf(ctx: Context, path: string, locale: Locale): Promise<string>
  /** Alternate formats of a page, such as a feed. */
  alternates(path: string, locale: Locale): { type: string; href: string }[]
}
