import { readAnswers } from '#features/form-questions/model/answers.ts'
import { toAskedQuestion } from '#features/form-questions/model/question.schema.ts'
import { getSetting } from '#features/settings/server/setting.service.ts'
import { AppError } from '#kernel/app-error.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { ContactRequest } from '../model/contact.schema.ts'
import { type AskedFields, contactFormSetting } from '../model/contact-form.schema.ts'
import { OFFERED_FIELDS } from '../model/offered-fields.ts'

export async function getAskedFields(ctx: Pick<Context, 'db'>, locale: Locale): Promise<AskedFields> {
  const { questions, ...offered } = await getSetting(ctx, contactFormSetting)
  return { ...offered, questions: questions.map((question) => toAskedQuestion(question, locale)) }
}

/**
 * The message by the current setting: required fields are present, and answers are copies of the questions. What is no longer
 * asked is kept if it is one of the offered fields: the sender typed it in a form that asked for it.
 */
export async function readMessage(ctx: Pick<Context, 'db'>, request: ContactRequest) {
  const { homepage, captcha, answers: given, ...typed } = request
  const { questions, ...offered } = await getSetting(ctx, contactFormSetting)
  const missing = OFFERED_FIELDS.filter((name) => offered[name] === 'required' && typed[name] === '')
  const { answers, errors } = readAnswers(questions, given)
  for (const name of missing) errors[name] = 'form-questions:answer.required'
  if (Object.keys(errors).length > 0) throw new AppError('INVALID_INPUT', 422, errors)
  return { ...typed, formAnswers: answers }
}
