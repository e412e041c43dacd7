import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useSchemaText } from '#platform/client/use-schema-text.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { contactTexts } from '../messages/index.ts'
import type { ContactFormState } from '../model/form-state.ts'

const loadSendModule = () => import('./submit-message.ts')

type ShownErrors = { errors: Record<string, string>; failure?: string }

/** Sends the form with `fetch`. Without JavaScript, or before hydration, the browser submits it. */
export function useMessageForm(posted: ContactFormState, onSent: (reference: string) => void) {
  const translateErrors = useTranslateErrors()
  const [shownErrors, setShownErrors] = useState<ShownErrors>(() => translateErrors(posted))
  const [isPending, setPending] = useState(false)
  const rejectedForm = useRef<HTMLFormElement>(undefined)

  useEffect(() => {
    rejectedForm.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    rejectedForm.current = undefined
  })

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isPending) return
    setPending(true)
    const sender = await loadSendModule().catch(() => undefined)
    // The chunk failed to load although the browser is online: submit natively.
    if (!sender && navigator.onLine) return form.submit()
    const outcome = (await sender?.submitMessage(form)) ?? { failure: 'network' }
    setPending(false)
    if ('reference' in outcome) return onSent(outcome.reference)
    rejectedForm.current = form
    setShownErrors(translateErrors(outcome))
  }

  /** Starts loading and the captcha when the visitor focuses the form. */
  function onFocus() {
    loadSendModule().then(
      ({ prepareCaptcha: prepare }) => prepare(),
      () => {},
    )
  }

  /** Clears the error of an edited field. */
  function onInput({ target }: InputEvent<HTMLFormElement>) {
    const { name } = target as unknown as HTMLInputElement
    setShownErrors(({ errors: { [name]: _, ...errors }, ...rest }) => ({ ...rest, errors }))
  }

  return { shownErrors, isPending, handlers: { onSubmit, onFocus, onInput } }
}

/** The schema returns translation keys (`contact:title.short`), the API translated messages. */
function useTranslateErrors(): (state: ContactFormState) => ShownErrors {
  const t = useT(contactTexts)
  const textOf = useSchemaText()
  const sentence = (message: string) => textOf(message) ?? message
  const failureText = (code: string) => textOf(`contact:failure.${code}`) ?? t('failure.other')

  return ({ errors = {}, failure }) => ({
    errors: Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, sentence(message)])),
    ...(failure ? { failure: failureText(failure) } : {}),
  })
}
