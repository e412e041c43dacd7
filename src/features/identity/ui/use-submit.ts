import type { z } from 'zod'
import { ApiError } from '#platform/client/api-client.ts'
import { useZodForm, type ZodFormOptions } from '#platform/client/use-zod-form.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { identityTexts } from '../messages/index.ts'
import { identityErrors } from '../model/identity.errors.ts'

export type Submission<Schema extends z.ZodType, Result> = ZodFormOptions<Schema, Result> & {
  /** Error message when no specific one is known. */
  otherwise: string
}

/** A form whose failure is explained by the error codes of this slice. */
export function useSubmit<Schema extends z.ZodType, Result>({ otherwise, ...options }: Submission<Schema, Result>) {
  const explain = useErrorMessage()
  const submission = useZodForm(options)
  return { ...submission, failure: submission.error && explain(submission.error, otherwise) }
}

/** Translates a failed call: by error code if known, else the fallback. */
export function useErrorMessage() {
  const t = useT(identityTexts)
  const common = useT(platformTexts)

  return (error: unknown, otherwise: string): string => {
    // `fetch` throws a TypeError when there is no network.
    if (error instanceof TypeError) return t('provider.network')
    if (!(error instanceof ApiError) || error.code === 'INTERNAL') return otherwise
    if (isIdentityError(error.code)) return t(`error.${error.code}`)
    const sentence = common(`error.${error.code as 'NOT_FOUND'}`)
    return sentence.startsWith('error.') ? otherwise : sentence
  }
}

function isIdentityError(code: string): code is keyof typeof identityErrors {
  return Object.hasOwn(identityErrors, code)
}

/** The link of an email has expired, was used, or a newer one was sent. */
export function isUnusableLink(error: unknown): boolean {
  return error instanceof ApiError && ['LINK_INVALID', 'LINK_REPLACED'].includes(error.code)
}
