import { solveCaptcha } from '#features/identity/ui/solve-captcha.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { firstIssues } from '#platform/client/use-zod-form.ts'
import { contactRequest } from '../model/contact.schema.ts'
import type { ContactFormState } from '../model/form-state.ts'
import { postMessage } from './contact.queries.ts'

type SubmitResult = { reference: string } | Pick<ContactFormState, 'errors' | 'failure'>

let preparedCaptcha: Promise<string | undefined> | undefined

/** Solves the captcha while the visitor types. If that fails, the server decides. */
export function prepareCaptcha(): void {
  preparedCaptcha ??= solveCaptcha().catch(() => undefined)
}

/** The schema and zod are loaded with this file, not with the page. */
export async function submitMessage(form: HTMLFormElement): Promise<SubmitResult> {
  const parsed = contactRequest.safeParse(Object.fromEntries(new FormData(form)))
  if (!parsed.success) return { errors: firstIssues(parsed.error) }
  try {
    const receipt = await withCaptcha((captcha) => postMessage({ ...parsed.data, captcha }))
    // As after a mutation: `form-recovery.ts` treats the input as saved.
    dispatchEvent(new Event('saved'))
    return receipt
  } catch (error) {
    if (!(error instanceof ApiError)) return { failure: 'network' }
    return Object.keys(error.fields).length > 0 ? { errors: error.fields } : { failure: error.code }
  }
}

/** Retries once with a new solution: the challenge may expire while the visitor types. */
async function withCaptcha<Answer>(send: (captcha: string | undefined) => Promise<Answer>): Promise<Answer> {
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
