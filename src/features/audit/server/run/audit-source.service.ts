import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { AuditFacts } from '../../model/check.ts'
import type { AuditedPage } from '../../model/digest/page-digest.ts'

/** What the other slices tell the audit about the site. The slices do not know each other: `src/server` composes it. */
export type AuditSource = {
  /** Every public page in every language. */
  listPages(ctx: Context): Promise<AuditedPage[]>
  getFacts(ctx: Context): Promise<AuditFacts>
  /** The questions that the site itself answers. */
  listFaqQuestions(ctx: Context): Promise<Record<Locale, string[]>>
}
