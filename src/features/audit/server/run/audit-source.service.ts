import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { AuditFacts } from '../../model/check.ts'
import type { AuditedPage } from '../../model/digest/page-digest.ts'

/** Data of other slices. Composed in `src/server`, because slices cannot import each other. */
export type AuditSource = {
  /** Every public page in every language. */
  listPages(ctx: Context): Promise<AuditedPage[]>
  getFacts(ctx: Context): Promise<AuditFacts>
  /** Questions of the FAQ. */
  listFaqQuestions(ctx: Context): Promise<Record<Locale, string[]>>
}
