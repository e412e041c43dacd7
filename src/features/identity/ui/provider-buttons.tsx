import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../messages/index.ts'
import type { SignInMethods } from '../model/identity.schema.ts'
import type { LoginSearch } from '../model/login-search.ts'
import { PROVIDER_NAMES } from '../model/provider-names.ts'
import { destination } from './go-on.ts'
import { identityCalls } from './identity.queries.ts'
import { ProviderMark } from './provider-mark.tsx'
import { useExplain } from './use-explain.ts'

type ProviderButtonsProps = { methods: SignInMethods; search: LoginSearch }

/** Sign in elsewhere. One that the owner has not set up says so when it is pressed. */
export function ProviderButtons({ methods: { providers }, search }: ProviderButtonsProps) {
  const t = useT(identityTexts)
  const explain = useExplain()
  const leave = useMutation({
    mutationFn: async ({ id, isReady }: SignInMethods['providers'][number]) => {
      if (!isReady) throw new ApiError(409, 'METHOD_NOT_READY')
      const { forceSelect, next } = search
      return identityCalls.leaveFor({ provider: id, next: destination(next), forceSelect })
    },
    onSuccess: ({ url }) => location.assign(url),
  })
  // Until the browser has left, the button stays as it is; whoever comes back by "back" finds it as it was.
  const isLeaving = leave.isPending || leave.isSuccess
  const { reset } = leave
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && reset()
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [reset])

  return (
    <div className="flex flex-col gap-3">
      {leave.error && (
        <Note live tone="danger">
          {explain(leave.error, t('provider.failed'))}
        </Note>
      )}
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="ghost"
          pending={isLeaving && leave.variables?.id === provider.id}
          disabled={isLeaving}
          onClick={() => leave.mutate(provider)}
        >
          <ProviderMark id={provider.id} />
          {t('provider.continue', { provider: PROVIDER_NAMES[provider.id] })}
        </Button>
      ))}
    </div>
  )
}
