import { type FormEvent, useEffect, useRef, useState } from 'react'
import { eraseCodeIn } from '#features/consent/model/erase-later.ts'
import { IDENTIFIER_PATTERN } from '#features/consent/model/identifier-pattern.ts'
import { dispatchConsentChange } from '#features/consent/ui/consent-change.ts'
import { eraseByCode } from '#features/consent/ui/erase-by-code.ts'
import { apiFetch } from '#platform/client/api-fetch.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { PlainField } from '#ui/form/plain-field.tsx'
import { ownMeasurementTexts } from '../messages/own-measurements/index.ts'

export type OwnMeasurementsTexts = Uses<[typeof ownMeasurementTexts]>

const OWN = '/api/analytics/own'
type State = 'idle' | 'pending' | 'erased' | 'failed'

/** Export and erasure of what is stored under the identifier of this browser, without an account. */
export function OwnMeasurements() {
  const t = useT(ownMeasurementTexts)
  const [state, setState] = useState<State>('idle')

  async function erase() {
    setState('pending')
    const isErased = await apiFetch(OWN, { method: 'DELETE' }, true).then(
      ({ ok }) => ok,
      () => false,
    )
    setState(isErased ? 'erased' : 'failed')
    if (isErased) dispatchConsentChange()
  }

  return (
    <section id="own-measurements" data-nosnippet className="no-print mb-10">
      <h2 className="mb-4 text-[1.6rem]">{t('title')}</h2>
      <p className="mb-4 text-ink-2">{t('text')}</p>
      <p className="flex flex-wrap gap-3">
        <a href={`${OWN}/file`} download className={buttonStyles({ variant: 'ghost' })}>
          {t('download')}
        </a>
        <Button variant="ghost" pending={state === 'pending'} onClick={erase}>
          {t('erase')}
        </Button>
      </p>
      <Outcome state={state} text={(state === 'erased' || state === 'failed') && t(state)} />
      <EraseByCode />
    </section>
  )
}

/**
 * Erases what was measured in a browser that no longer has the identifier. A withdrawal that could not reach the server
 * opens the page with the code in its address.
 */
function EraseByCode() {
  const t = useT(ownMeasurementTexts)
  const [state, setState] = useState<State | 'malformed'>('idle')
  const [isLeft, setLeft] = useState(false)
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)

  useEffect(() => {
    const code = eraseCodeIn(location.hash)
    if (!code || !input.current) return
    input.current.value = code
    setLeft(true)
    input.current.focus()
  }, [])

  async function erase(event: FormEvent) {
    event.preventDefault()
    const code = input.current?.value.trim() ?? ''
    if (!IDENTIFIER_PATTERN.test(code)) return setState('malformed')
    setState('pending')
    const isErased = await eraseByCode(code)
    setState(isErased ? 'erased' : 'failed')
    if (isErased && isLeft) history.replaceState(history.state, '', location.pathname)
  }

  const outcome = { erased: 'code.erased', failed: 'failed', malformed: 'code.malformed' } as const
  return (
    <form onSubmit={erase} noValidate className="mt-6 flex max-w-xl flex-col items-start gap-3">
      {isLeft && (
        <p role="alert" className="rounded-md border border-line-strong border-l-4 bg-sheet p-4">
          {t('code.left')}
        </p>
      )}
      <div className="w-full">
        <PlainField
          ref={input}
          name="code"
          label={t('code')}
          help={t('code.help')}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Button type="submit" variant="ghost" pending={state === 'pending'}>
        {t('code.erase')}
      </Button>
      <Outcome state={state} text={state in outcome && t(outcome[state as keyof typeof outcome])} />
    </form>
  )
}

function Outcome({ state, text }: { state: State | 'malformed'; text: string | false }) {
  const isError = state === 'failed' || state === 'malformed'
  return <output className={isError ? 'mt-3 block text-danger' : 'mt-3 block text-ink-2'}>{text}</output>
}
