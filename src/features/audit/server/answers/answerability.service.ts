import { getSetting } from '#features/settings/server/setting.service.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { QUESTION_WORDS } from '../../content/question-words.ts'
import { type AnsweredQuestion, type AssistantReport, READ_FILES } from '../../model/answers/answers.schema.ts'
import type { Passage } from '../../model/answers/passages.ts'
import { termsOf } from '../../model/answers/question-terms.ts'
import { questionsSetting } from '../../model/answers/questions.schema.ts'
import type { AuditedPage } from '../../model/digest/page-digest.ts'
import * as repo from './answerability.repo.ts'

/** Chosen with the labelled questions of `answerability.service.test.ts`. */
const ANSWERED_FROM = 0.55

/** Replaces the passages of some pages. Lists of posts, and pages that show the text of another language, have none. */
export async function storePassages(
  db: Db,
  pages: readonly { page: AuditedPage; title: string; passages: Passage[] }[],
): Promise<void> {
  const addresses = pages.map(({ page }) => page.address)
  await repo.deletePassages(db, addresses)
  const rows = pages
    .filter(({ page: { kind, locale, textLocale } }) => kind !== 'category' && locale === textLocale)
    .flatMap(({ page: { address, locale }, title, passages }) =>
      passages.map(({ heading, text }) => ({ address, locale, title, heading, text })),
    )
  if (rows.length > 0) await repo.insertPassages(db, rows)
}

/** Answers every question of the settings and the FAQ from the stored passages, and stores the result. */
export async function answerQuestions(
  ctx: Pick<Context, 'db' | 'now' | 'languages'>,
  faqQuestions: Record<Locale, string[]>,
): Promise<AnsweredQuestion[]> {
  const own = await getSetting(ctx, questionsSetting)
  const answers: AnsweredQuestion[] = []
  for (const locale of ctx.languages.current().visible)
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

export async function getAssistantReport({ db, fetchOwn }: Pick<Context, 'db' | 'fetchOwn'>): Promise<AssistantReport> {
  const readFile = async (path: (typeof READ_FILES)[number]) => {
    const response = await fetchOwn(path)
    return { path, status: response.status, bytes: (await response.arrayBuffer()).byteLength }
  }
  const [answers, twins, files] = await Promise.all([
    repo.listAnswers(db),
    repo.countTwins(db),
    Promise.all(READ_FILES.map(readFile)),
  ])
  return { answers: answers.map(({ at: _, ...answer }) => answer), files, twins }
}
