import type { z } from 'zod'
import { useZodForm, type ZodFormOptions } from '#platform/client/use-zod-form.ts'
import { useErrorMessage } from './use-error-message.ts'

type Submission<Schema extends z.ZodType, Answer> = ZodFormOptions<Schema, Answer> & {
  /** Error message when no specific one is known. */
  otherwise: string
}

/** A form whose failure is explained by the error codes of this slice. */
export function useSubmit<Schema extends z.ZodType, Answer>({ otherwise, ...options }: Submission<Schema, Answer>) {
  const explain = useErrorMessage()
  const submission = useZodForm(options)
  return { ...submission, failure: submission.error && explain(submission.error, otherwise) }
}
