import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { AnsweredQuestion } from '../model/check.ts'
import type { TextBlock } from '../model/digest.ts'
import type { AuditedPage, TwinComparison } from '../model/page-digest.ts'

/** Compares a page with its Markdown twin. */
export async function compareTwin(_ctx: Context, _page: AuditedPage, _blocks: TextBlock[]): Promise<TwinComparison> {
  return { status: 200, missing: [] }
}

/** Replaces the passages of a page. */
export async function storePassages(_db: Db, _page: AuditedPage, _blocks: TextBlock[]): Promise<void> {}

/** Answers every question of the owner and of the FAQ from the stored passages, and stores the result. */
export async function answerQuestions(
  _ctx: Context,
  _faqQuestions: Record<Locale, string[]>,
): Promise<AnsweredQuestion[]> {
  return []
}
