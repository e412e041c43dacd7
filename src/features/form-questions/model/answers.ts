import { inLocale } from '#features/settings/model/company-facts.ts'
import { mapLocales } from '#features/settings/model/map-locales.ts'
import type { Locale } from '#kernel/locale.ts'
import { normalizeMultiline, normalizeSingleLine } from '#kernel/normalize-text.ts'
import { schemaMessage } from '#kernel/schema-message.ts'
import { answerField } from './answer-field.ts'
import type { Answer, GivenAnswers, Question, QuestionKind } from './question.schema.ts'

const MAX_LENGTH: Record<QuestionKind, number> = { shortText: 200, longText: 5000, choice: 40, number: 30, url: 500 }

type Errors = Record<string, string>

/** Copies of the questions with their answers, and text keys of errors by field. Unanswered questions are left out. */
export function readAnswers(
  questions: readonly Question[],
  given: GivenAnswers,
): { answers: Answer[]; errors: Errors } {
  const answers: Answer[] = []
  const errors: Errors = {}
  for (const question of questions) {
    const typed = Object.hasOwn(given, question.code) ? (given[question.code] ?? '') : ''
    const text = normalize(question.kind, typed)
    const error = errorOf(question, text)
    if (error) errors[answerField(question.code)] = error
    else if (text !== '') answers.push(toAnswer(question, text))
  }
  return { answers, errors }
}

function normalize(kind: QuestionKind, typed: string): string {
  const text = (kind === 'longText' ? normalizeMultiline(typed) : normalizeSingleLine(typed)).trim()
  // People type addresses without a scheme.
  return kind === 'url' && text !== '' && !/^[a-z][a-z0-9+.-]*:/i.test(text) ? `https://${text}` : text
}

function errorOf({ kind, isRequired, choices }: Question, text: string): string | undefined {
  if (text === '') return isRequired ? `form-questions:answer.${kind === 'choice' ? 'choice' : 'required'}` : undefined
  const max = MAX_LENGTH[kind]
  if (text.length > max) return schemaMessage('form-questions:answer.long', { max })
  if (kind === 'number' && !/^[+-]?\d+([.,]\d+)?$/.test(text)) return 'form-questions:answer.number'
  if (kind === 'url' && !isWebAddress(text)) return 'form-questions:answer.url'
  if (kind === 'choice' && !choices.some(({ code }) => code === text)) return 'form-questions:answer.choice'
  return undefined
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.')
}

function toAnswer({ code, kind, label, choices }: Question, text: string): Answer {
  const chosen = kind === 'choice' ? choices.find((choice) => choice.code === text) : undefined
  return {
    code,
    kind,
    label: mapLocales((locale) => inLocale(label, locale)),
    text,
    ...(chosen && { choice: mapLocales((locale) => inLocale(chosen.label, locale)) }),
  }
}

export function answerText({ text, choice }: Answer, locale: Locale): string {
  return choice?.[locale] ?? text
}

/** One line per answer, for calendars and previews. */
export function answerLines(answers: readonly Answer[], locale: Locale): string[] {
  return answers.map((answer) => `${answer.label[locale]}: ${answerText(answer, locale)}`)
}
