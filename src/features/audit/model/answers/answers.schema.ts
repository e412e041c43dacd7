import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { ANSWER_KINDS } from './question-kind.ts'

export const READ_FILES = ['/llms.txt', '/llms-full.txt', '/robots.txt'] as const

/** What assistants read: files of the site, Markdown twins, and the answers that its texts give. */
export const assistantReport = namedObject('AssistantReport', {
  answers: z.array(
    z.object({
      locale: z.enum(LOCALES),
      question: z.string(),
      isAnswered: z.boolean(),
      coverage: z.number().describe('Weighted share of the words of the question, 0 to 1'),
      address: z.string().describe('The page with the best passage; empty without one'),
      heading: z.string(),
      passage: z.string(),
      kind: z.enum(ANSWER_KINDS).nullable().describe('The value that an answer must contain; null: no known kind'),
      place: z.string().describe('The page that should answer it'),
    }),
  ),
  files: z.array(z.object({ path: z.enum(READ_FILES), status: z.int(), bytes: z.int() })),
  twins: z.object({ pages: z.int(), present: z.int(), equal: z.int() }).describe('Of the pages that were read'),
})
export type AssistantReport = z.infer<typeof assistantReport>
export type ReportedQuestion = AssistantReport['answers'][number]
export type AnsweredQuestion = Omit<ReportedQuestion, 'kind' | 'place'>
