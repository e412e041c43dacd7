import { answersOf } from '#features/form-questions/model/answer-field.ts'
import { withCaptcha } from '#features/identity/ui/prepared-captcha.ts'
import type { FormResult } from '#platform/client/use-form.ts'
import { firstIssues, resultOfError } from '#platform/client/use-zod-form.ts'
import { contactRequest } from '../model/contact.schema.ts'
import { postMessage } from './contact.queries.ts'

export { prepareCaptcha } from '#features/identity/ui/prepared-captcha.ts'

/** Done: the reference of the message. The schema and zod are loaded with this file, not with the page. */
export async function submitMessage(
  form: HTMLFormElement,
  translate: (message: string) => string,
): Promise<FormResult<string>> {
  const fields = new FormData(form)
  const parsed = contactRequest.safeParse({ ...Object.fromEntries(fields), answers: answersOf(fields) })
  if (!parsed.success) return { status: 'invalid', errors: firstIssues(parsed.error, translate) }
  try {
    const { reference } = await withCaptcha((captcha) => postMessage({ ...parsed.data, captcha }))
    return { status: 'done', value: reference }
  } catch (error) {
    return resultOfError(error as Error, form)
  }
}
