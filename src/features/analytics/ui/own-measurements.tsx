import { useState } from 'react'
import { dispatchConsentChange } from '#features/consent/ui/consent-change.ts'
import { apiFetch } from '#platform/client/api-fetch.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { ownMeasurementTexts } from '../messages/own-measurements/index.ts'

export type OwnMeasurementsTexts = Uses<[typeof ownMeasurementTexts]>

const OWN = '/api/analytics/own'

/** Export and erasure of what is stored under the identifier of this browser, without an account. */
export function OwnMeasurements() {
  const t = useT(ownMeasurementTexts)
  const [state, setState] = useState<'idle' | 'pending' | 'erased' | 'failed'>('idle')

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
      <output className={state === 'failed' ? 'mt-3 block text-danger' : 'mt-3 block text-ink-2'}>
        {(state === 'erased' || state === 'failed') && t(state)}
      </output>
    </section>
  )
}
