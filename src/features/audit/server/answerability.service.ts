import { getSetting } from '#features/settings/server/setting.service.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { QUESTION_WORDS } from '../content/question-words.ts'
import type { AnsweredQuestion } from '../model/check.ts'
import type { TextBlock } from '../model/digest.ts'
import type { AuditedPage, TwinComparison } from '../model/page-digest.ts'
import { passagesOf } from '../model/passages.ts'
import { termsOf } from '../model/question-terms.ts'
import { missingInTwin } from '../model/twin.ts'
import * as repo from './answerability.repo.ts'

/** Chosen with the labelled questions of `answerability.test.ts`. */
export const ANSWERED_FROM = 0.55

/** Compares a page with its Markdown twin. A view of another page has none. */
export async function compareTwin(
  { fetchOwn }: Pick<Context, 'fetchOwn'>,
  { address, kind }: AuditedPage,
  blocks: TextBlock[],
): Promise<TwinComparison | null> {
  if (kind === 'category') return null
  const answer = await fetchOwn(`${address.replace(/\/$/, '/index')}.md`, { headers: { 'cache-control': 'no-store' } })
  if (!answer.ok) return { status: answer.status, missing: [] }
  return { status: answer.status, missing: missingInTwin(blocks, await answer.text()) }
}

/** Replaces the passages of a page. Lists of posts, and pages that show the text of another language, have none. */
export async function storePassages(db: Db, page: AuditedPage, blocks: TextBlock[]): Promise<void> {
  const { address, locale, textLocale, kind } = page
  await repo.deletePassages(db, address)
  const passages = kind === 'category' || locale !== textLocale ? [] : passagesOf(blocks)
  if (passages.length > 0) await repo.insertPassages(db, { address, locale, title: blocks[0]!.heading }, passages)
}

/** Answers every question of the owner and of the FAQ from the stored passages, and stores the result. */
export async function answerQuestions(
  ctx: Pick<Context, 'db' | 'now'>,
  faqQuestions: Record<Locale, string[]>,
): Promise<AnsweredQuestion[]> {
  const own = await getSetting(ctx, 'questions')
  const answers: AnsweredQuestion[] = []
  for (const locale of LOCALES)
    answers.push(...(await answerIn(ctx.db, locale, [...new Set([...own[locale], ...faqQuestions[locale]])])))
  await ctx.db.transaction((tx) => repo.replaceAnswers(tx, answers, ctx.now()))
  return answers
}

async function answerIn(db: Db, locale: Locale, questions: string[]): Promise<AnsweredQuestion[]> {
  const asked = questions.map((question, number) => ({ number, terms: termsOf(question, QUESTION_WORDS[locale]) }))
  const best = new Map((await repo.findBestPassages(db, locale, asked)).map((one) => [one.number, one]))
  return questions.map((question, number) => {
    const { coverage = 0, address = '', heading = '', passage = '' } = best.get(number) ?? {}
    return { locale, question, isAnswered: coverage >= ANSWERED_FROM, coverage, address, heading, passage }
  })
}
