import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { normalizeMultiline, normalizeSingleLine } from '#kernel/normalize-text.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { INITIAL_CANNED_ANSWERS } from './initial-canned-answers.ts'

/** Maximum per language. */
const MAX_ANSWERS = 30

const required = (normalize: (text: string) => string, max: number, long: string) =>
  z.string().overwrite(normalize).trim().min(1, 'settings-admin:required').max(max, long)

const cannedAnswer = z.object({
  name: required(normalizeSingleLine, 60, 'canned-answers:name.long'),
  text: required(normalizeMultiline, 5_000, 'canned-answers:text.long'),
})
export type CannedAnswer = z.infer<typeof cannedAnswer>

const list = z.array(cannedAnswer).max(MAX_ANSWERS, 'canned-answers:tooMany')

/** Texts that the owner inserts in an answer, in the language of the sender. */
const cannedAnswers = namedObject('CannedAnswers', { nl: list, en: list, fr: list })
export type CannedAnswers = z.infer<typeof cannedAnswers>

export const cannedAnswersSetting = defineSetting<CannedAnswers>({
  key: 'canned-answers',
  schema: cannedAnswers,
  initial: INITIAL_CANNED_ANSWERS,
})
