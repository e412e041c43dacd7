import { getSetting } from '#features/settings/server/setting.service.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { QUESTION_WORDS } from '../../content/question-words.ts'
import type { AnswerFacts } from '../../model/answers/answer-facts.ts'
import { answerPlaceOf } from '../../model/answers/answer-place.ts'
import { type AnsweredQuestion, type AssistantReport, READ_FILES } from '../../model/answers/answers.schema.ts'
import { judgeAnswer } from '../../model/answers/judge-answer.ts'
import type { Passage } from '../../model/answers/passages.ts'
import { kindOf } from '../../model/answers/question-kind.ts'
import { termsOf } from '../../model/answers/question-terms.ts'
import { questionsSetting } from '../../model/answers/questions.schema.ts'
import type { AuditedPage } from '../../model/digest/page-digest.ts'
import * as repo from './answerability.repo.ts'

/** Of the weights of the words, without a value to compare. Chosen with the demo site in `answerability.service.test.ts`. */
const SHARE_FROM = 0.55
const NO_PASSAGE = { isAnswered: false, coverage: 0, address: '', heading: '', passage: '' }

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

/** Answers every question of the settings from the stored passages and the registered facts, and stores the result. */
export async function answerQuestions(
  ctx: Pick<Context, 'db' | 'now' | 'languages'>,
  facts: Record<Locale, AnswerFacts>,
): Promise<AnsweredQuestion[]> {
  const own = await getSetting(ctx, questionsSetting)
  const answers: AnsweredQuestion[] = []
  for (const locale of ctx.languages.current().visible)
    answers.push(...(await answerIn(ctx.db, locale, own[locale], facts[locale])))
  await ctx.db.transaction((tx) => repo.replaceAnswers(tx, answers, ctx.now()))
  return answers
}

async function answerIn(db: Db, locale: Locale, questions: string[], facts: AnswerFacts): Promise<AnsweredQuestion[]> {
  const words = QUESTION_WORDS[locale]
  const asked = questions.map((question, number) => ({ number, terms: termsOf(question, words) }))
  const candidates = Map.groupBy(await repo.findCandidates(db, locale, asked), ({ number }) => number)
  return questions.map((question, number) => {
    const judged = (candidates.get(number) ?? []).map(({ number: _, share, ...candidate }) => {
      const passage = { heading: candidate.heading, text: candidate.passage }
      const { isAnswered, coverage, kind } = judgeAnswer({ question, passage, facts, locale }, words)
      return { ...candidate, coverage, isAnswered: isAnswered && (kind !== undefined || share >= SHARE_FROM) }
    })
    return { locale, question, ...(judged.find(({ isAnswered }) => isAnswered) ?? judged[0] ?? NO_PASSAGE) }
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
  const placed = answers.map(({ at: _, ...answer }) => {
    const kind = kindOf(answer.question, answer.locale) ?? null
    return { ...answer, kind, place: answerPlaceOf(kind, answer) }
  })
  return { answers: placed, files, twins }
}
