import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { contactTexts } from '../messages/index.ts'
import type { FormState } from '../model/form-state.ts'

const loadSender = () => import('./send-message.ts')

/** What went wrong, in sentences. */
type Told = { errors: Record<string, string>; failure?: string }

/** Sends the form by script. Where there is none, or not yet, the browser does the same by itself. */
export function useSend(posted: FormState, onSent: (reference: string) => void) {
  const tell = useTell()
  const [told, setTold] = useState<Told>(() => tell(posted))
  const [isPending, setPending] = useState(false)
  const judged = useRef<HTMLFormElement>(undefined)

  useEffect(() => {
    judged.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    judged.current = undefined
  })

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isPending) return
    setPending(true)
    const sender = await loadSender().catch(() => undefined)
    // It cannot be fetched although there is a connection: the browser sends the form.
    if (!sender && navigator.onLine) return form.submit()
    const outcome = (await sender?.sendMessage(form)) ?? { failure: 'network' }
    setPending(false)
    if ('reference' in outcome) return onSent(outcome.reference)
    judged.current = form
    setTold(tell(outcome))
  }

  /** What takes time begins when somebody begins to write. */
  function onFocus() {
    loadSender().then(
      ({ prepare }) => prepare(),
      () => {},
    )
  }

  /** An error leaves when its field is edited. */
  function onInput({ target }: InputEvent<HTMLFormElement>) {
    const { name } = target as unknown as HTMLInputElement
    setTold(({ errors: { [name]: _, ...errors }, ...rest }) => ({ ...rest, errors }))
  }

  return { told, isPending, handlers: { onSubmit, onFocus, onInput } }
}

/** The schema complains in text keys (`contact:title.short`), the API in sentences already. */
function useTell(): (state: FormState) => Told {
  const t = useT(contactTexts)
  const sentence = (message: string) =>
    message.startsWith('contact:') ? t(message.slice(8) as 'title.short') : message

  function reason(code: string): string {
    const text = t(`failure.${code as 'other'}`)
    return text.startsWith('failure.') ? t('failure.other') : text
  }

  return ({ errors = {}, failure }) => ({
    errors: Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, sentence(message)])),
    ...(failure ? { failure: reason(failure) } : {}),
  })
}
