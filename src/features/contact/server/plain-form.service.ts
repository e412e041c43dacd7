import { AsyncLocalStorage } from 'node:async_hooks'
import { answersOf, mapAnswerFields } from '#features/form-questions/model/answer-field.ts'
import { translateAnswerErrors } from '#features/form-questions/server/answer-errors.service.ts'
import { AppError } from '#kernel/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import { contactRequest } from '../model/contact.schema.ts'
import { CONTACT_FIELDS, type ContactFormState } from '../model/form-state.ts'
import { renewConfirmation } from './confirmation.service.ts'
import { sendPlainMessage } from './contact.service.ts'

/** Handles a form posted without JavaScript. Every error keeps the typed input. */
export async function submitPlainForm(
  ctx: Context,
  typed: Record<string, unknown>,
  caller: RequestInfo,
): Promise<{ reference: string } | { status: number; form: ContactFormState }> {
  // A field may be a file.
  const texts = Object.entries(typed).filter((field): field is [string, string] => typeof field[1] === 'string')
  const answers = answersOf(texts)
  const values: Record<string, string> = {
    ...Object.fromEntries(CONTACT_FIELDS.map((name) => [name, ''])),
    ...Object.fromEntries(texts.filter(([name]) => CONTACT_FIELDS.some((field) => field === name))),
    ...mapAnswerFields(answers),
  }
  const confirmation = typeof typed.confirmation === 'string' ? typed.confirmation : ''
  const parsed = contactRequest.safeParse({ ...typed, answers })
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => [path[0], message])
    return { status: 422, form: { values, errors: Object.fromEntries(errors), ...(confirmation && { confirmation }) } }
  }
  try {
    return await sendPlainMessage(ctx, parsed.data, caller, confirmation)
  } catch (thrown) {
    if (thrown instanceof AppError) {
      if (thrown.fields) {
        const errors = await translateAnswerErrors(ctx, thrown.fields, caller.locale)
        return { status: thrown.status, form: { values, errors, ...(confirmation && { confirmation }) } }
      }
      const form: ContactFormState = { values, failure: thrown.code }
      if (thrown.code === 'CONFIRMATION_NEEDED')
        form.confirmation = renewConfirmation(ctx, caller.network, confirmation)
      return { status: thrown.status, form }
    }
    ctx.log.error({ err: thrown }, 'plain contact form failed')
    return { status: 500, form: { values, failure: 'INTERNAL' } }
  }
}

const postedForm = new AsyncLocalStorage<ContactFormState>()

/** While the page is rendered again, its loader reads the form state from the API (`GET /api/contact/form`). */
export function withPostedForm<Page>(form: ContactFormState, render: () => Promise<Page>): Promise<Page> {
  return postedForm.run(form, render)
}

/** Form state of the current request. Clients cannot set it, so it cannot reach another visitor's page. */
export function currentPostedForm(): ContactFormState {
  return postedForm.getStore() ?? {}
}
