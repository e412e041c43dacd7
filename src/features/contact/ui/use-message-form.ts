import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { contactTexts } from '../messages/index.ts'
import type { ContactFormState } from '../model/form-state.ts'

const loadSendModule = () => import('./submit-message.ts')

/** What went wrong, in sentences. */
type ShownErrors = { errors: Record<string, string>; failure?: string }

/** Sends the form by script. Where there is none, or not yet, the browser does the same by itself. */
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
    // It cannot be fetched although there is a connection: the browser sends the form.
    if (!sender && navigator.onLine) return form.submit()
    const outcome = (await sender?.submitMessage(form)) ?? { failure: 'network' }
    setPending(false)
    if ('reference' in outcome) return onSent(outcome.reference)
    rejectedForm.current = form
    setShownErrors(translateErrors(outcome))
  }

  /** What takes time begins when somebody begins to write. */
  function onFocus() {
    loadSendModule().then(
      ({ prepareCaptcha: prepare }) => prepare(),
      () => {},
    )
  }

  /** An error leaves when its field is edited. */
  function onInput({ target }: InputEvent<HTMLFormElement>) {
    const { name } = target as unknown as HTMLInputElement
    setShownErrors(({ errors: { [name]: _, ...errors }, ...rest }) => ({ ...rest, errors }))
  }

  return { shownErrors, isPending, handlers: { onSubmit, onFocus, onInput } }
}

/** The schema complains in text keys (`contact:title.short`), the API in sentences already. */
function useTranslateErrors(): (state: ContactFormState) => ShownErrors {
  const t = useT(contactTexts)
  const sentence = (message: string) =>
    message.startsWith('contact:') ? t(message.slice(8) as 'title.short') : message

  function failureText(code: string): string {
    const text = t(`failure.${code as 'other'}`)
    return text.startsWith('failure.') ? t('failure.other') : text
  }

  return ({ errors = {}, failure }) => ({
    errors: Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, sentence(message)])),
    ...(failure ? { failure: failureText(failure) } : {}),
  })
}
