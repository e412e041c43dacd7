import { z } from 'zod'
import { inLocale } from '#features/settings/model/company-facts.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import { normalizeSingleLine } from '#kernel/normalize-text.ts'
import { namedObject } from '#kernel/schema-parts.ts'

export const QUESTION_KINDS = ['shortText', 'longText', 'choice', 'number', 'url'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

export const MAX_QUESTIONS = 8
export const MAX_CHOICES = 20

const code = z.string().regex(/^[A-Z][A-Z0-9_]{1,39}$/)
const inEveryLocale = z.record(z.enum(LOCALES), z.string())

const label = z
  .record(z.enum(LOCALES), z.string().overwrite(normalizeSingleLine).trim().max(200, 'form-questions:label.long'))
  .superRefine((texts, context) => {
    if (LOCALES.some((locale) => texts[locale])) return
    context.addIssue({ code: 'custom', path: [LOCALES[0]], message: 'form-questions:label.required' })
  })

export const question = z
  .object({
    code,
    kind: z.enum(QUESTION_KINDS),
    isRequired: z.boolean(),
    label,
    /** Of the kind `choice`. */
    choices: z.array(z.object({ code, label })).max(MAX_CHOICES, 'form-questions:choices.tooMany'),
  })
  .superRefine(({ kind, choices }, context) => {
    if (kind !== 'choice' || choices.length > 0) return
    context.addIssue({ code: 'custom', path: ['choices'], message: 'form-questions:choices.required' })
  })
export type Question = z.infer<typeof question>

/** Part of the setting of the slice that asks the questions. */
export const questionList = z.array(question).max(MAX_QUESTIONS, 'form-questions:tooMany')

/** A question in the language of the form. */
export const askedQuestion = namedObject('AskedQuestion', {
  code: z.string(),
  kind: z.enum(QUESTION_KINDS),
  isRequired: z.boolean(),
  label: z.string(),
  choices: z.array(z.object({ code: z.string(), label: z.string() })),
})
export type AskedQuestion = z.infer<typeof askedQuestion>

export function toAskedQuestion({ label, choices, ...question }: Question, locale: Locale): AskedQuestion {
  return {
    ...question,
    label: inLocale(label, locale),
    choices: choices.map((choice) => ({ code: choice.code, label: inLocale(choice.label, locale) })),
  }
}

/** As the form sends them, by code. Their length is checked per question. */
export const givenAnswers = z
  .record(z.string().max(40), z.string('form-questions:answer.required'))
  .default({})
  .describe('Answers to the questions, by their code')
export type GivenAnswers = z.output<typeof givenAnswers>

export const answer = namedObject('Answer', {
  code: z.string().describe('Of the question'),
  kind: z.enum(QUESTION_KINDS),
  label: inEveryLocale.describe('The question when it was answered, per language'),
  text: z.string().describe('As typed; of a choice: its code'),
  choice: inEveryLocale.optional().describe('The chosen text, per language'),
})
export type Answer = z.infer<typeof answer>
