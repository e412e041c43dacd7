import { z } from 'zod'
import { normalizeSingleLine } from '#kernel/normalize-text.ts'
import { DEFAULT_QUESTIONS } from './default-questions.ts'

/** Maximum per language. */
export const MAX_QUESTIONS = 200

const question = z
  .string()
  .overwrite(normalizeSingleLine)
  .trim()
  .min(1, 'settings-admin:required')
  .max(200, 'settings-admin:questions.tooLong')

const list = z
  .array(question)
  .max(MAX_QUESTIONS, 'settings-admin:questions.tooMany')
  .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, 'settings-admin:questions.twice')

/** Questions of clients; the audit checks whether the site's texts answer them. */
export const clientQuestions = z.object({ nl: list, en: list, fr: list }).meta({ id: 'ClientQuestions' })
export type ClientQuestions = z.infer<typeof clientQuestions>

export { DEFAULT_QUESTIONS }
