import { answersOf } from '#features/form-questions/model/answer-field.ts'
import { solveCaptcha } from '#features/identity/ui/solve-captcha.ts'
import { ApiError } from '#platform/client/api-client.ts'
import type { FormResult } from '#platform/client/use-form.ts'
import { firstIssues, resultOfError } from '#platform/client/use-zod-form.ts'
import { contactRequest } from '../model/contact.schema.ts'
import { postMessage } from './contact.queries.ts'

let preparedCaptcha: Promise<string | undefined> | undefined

/** Solves the captcha while the visitor types. If that fails, the server decides. */
export function prepareCaptcha(): void {
  preparedCaptcha ??= solveCaptcha().catch(() => undefined)
}

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

/** Retries once with a new solution: the challenge may expire while the visitor types. */
async function withCaptcha<Result>(send: (captcha: string | undefined) => Promise<Result>): Promise<Result> {
  prepareCaptcha()
  const captcha = await preparedCaptcha
  preparedCaptcha = undefined
  try {
    return await send(captcha)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'CAPTCHA_NEEDED')) throw error
    return send(await solveCaptcha())
  }
}
