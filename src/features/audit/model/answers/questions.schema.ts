import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { normalizeSingleLine } from '#kernel/normalize-text.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { DEFAULT_QUESTIONS } from './default-questions.ts'

/** Maximum per language. */
const MAX_QUESTIONS = 200

const question = z
  .string()
  .overwrite(normalizeSingleLine)
  .trim()
  .min(1, 'settings-admin:required')
  .max(200, 'questions:tooLong')

const list = z
  .array(question)
  .max(MAX_QUESTIONS, 'questions:tooMany')
  .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, 'questions:twice')

/** Questions of clients; the audit checks whether the site's texts answer them. */
const clientQuestions = namedObject('ClientQuestions', { nl: list, en: list, fr: list })
export type ClientQuestions = z.infer<typeof clientQuestions>

export const questionsSetting = defineSetting<ClientQuestions>({
  key: 'questions',
  schema: clientQuestions,
  initial: DEFAULT_QUESTIONS,
})
