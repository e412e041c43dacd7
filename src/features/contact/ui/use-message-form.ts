import { ApiError } from '#platform/client/api-client.ts'
import { type FormResult, useForm } from '#platform/client/use-form.ts'
import { useSchemaText } from '#platform/client/use-schema-text.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { contactTexts } from '../messages/index.ts'
import type { ContactFormState } from '../model/form-state.ts'

const loadSendModule = () => import('./submit-message.ts')

/** Sends the form with `fetch`. Without JavaScript, or before hydration, the browser submits it. */
export function useMessageForm(posted: ContactFormState, onSent: (reference: string) => void) {
  const t = useT(contactTexts)
  const textOf = useSchemaText()
  const { form, error, isPending } = useForm<string>({
    initial: resultOf(posted),
    async submit(element) {
      const sender = await loadSendModule().catch((failure) => {
        // The chunk failed to load although the browser is online: submit natively, which leaves the page.
        if (!navigator.onLine) throw failure
        element.submit()
      })
      return sender ? sender.submitMessage(element, translate) : new Promise(() => {})
    },
    onDone: onSent,
  })

  /** Messages of the schema are text keys (`contact:title.short`). */
  function translate(message: string): string {
    return textOf(message) ?? message
  }

  function resultOf({ errors, failure }: ContactFormState): FormResult<string> | undefined {
    if (failure) return { status: 'failed', error: new ApiError(0, failure) }
    const messages = Object.entries(errors ?? {}).map(([name, message = '']) => [name, translate(message)])
    return errors && { status: 'invalid', errors: Object.fromEntries(messages) }
  }

  /** Starts loading and the captcha when the visitor focuses the form. */
  function onFocus() {
    loadSendModule().then(
      ({ prepareCaptcha: prepare }) => prepare(),
      () => {},
    )
  }

  const failureText = (failed: Error) =>
    textOf(`contact:failure.${failed instanceof ApiError ? failed.code : 'network'}`) ?? t('failure.other')

  return { form: { ...form, onFocus }, failure: error && failureText(error), isPending }
}
