import { useMutation } from '@tanstack/react-query'
import { Fragment, useEffect } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { identityTexts } from '../../messages/index.ts'
import type { SignInMethods } from '../../model/identity.schema.ts'
import type { LoginSearch } from '../../model/login-search.ts'
import { PROVIDER_NAMES, type Provider } from '../../model/sign-in-settings.schema.ts'
import { identityCalls } from '../identity.queries.ts'
import { ProviderMark } from '../provider-mark.tsx'
import { useErrorMessage } from '../use-submit.ts'
import { redirectTarget } from './after-sign-in.ts'

type ProviderButtonsProps = { methods: SignInMethods; search: LoginSearch }

/** Sign-in with identity providers. One that is not ready is disabled: the demo shows it with an explanation. */
export function ProviderButtons({ methods: { providers }, search }: ProviderButtonsProps) {
  const t = useT(identityTexts)
  const explain = useErrorMessage()
  const startSignIn = useMutation({
    mutationFn: async (provider: Provider) => {
      const { forceSelect, next } = search
      return identityCalls.startProviderSignIn({ provider, next: redirectTarget(next), forceSelect })
    },
    onSuccess: ({ url }) => location.assign(url),
  })
  // Stays pending until the browser leaves; reset when the page is restored from the back/forward cache.
  const isRedirecting = startSignIn.isPending || startSignIn.isSuccess
  const { reset } = startSignIn
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && reset()
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [reset])

  return (
    <div className="flex flex-col gap-3">
      <ErrorNote>{startSignIn.error && explain(startSignIn.error, t('provider.failed'))}</ErrorNote>
      {providers.map(({ id, isReady }) => (
        <Fragment key={id}>
          <Button
            variant="ghost"
            pending={isRedirecting && startSignIn.variables === id}
            disabled={isRedirecting || !isReady}
            aria-describedby={isReady ? undefined : `${id}-note`}
            onClick={() => startSignIn.mutate(id)}
          >
            <ProviderMark id={id} />
            {t('provider.continue', { provider: PROVIDER_NAMES[id] })}
          </Button>
          {!isReady && (
            <p id={`${id}-note`} className="text-[0.95rem] text-ink-2">
              {t('provider.demo', { provider: PROVIDER_NAMES[id] })}
            </p>
          )}
        </Fragment>
      ))}
    </div>
  )
}
