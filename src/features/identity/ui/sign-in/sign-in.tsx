import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../../messages/index.ts'
import type { LoginSearch } from '../../model/login-search.ts'
import { providerErrorKey } from '../../model/provider-errors.ts'
import { identityQueries } from '../identity.queries.ts'
import { EmailLinkButton } from './email-link-button.tsx'
import { EmailLinkForm } from './email-link-form.tsx'
import { OAuthReturn } from './oauth-return.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { SecondStepForm } from './second-step-form.tsx'

/** The login page, by its search parameters. */
export function SignIn({ search }: { search: LoginSearch }) {
  const [step, setStep] = useState<'first' | 'second' | 'again'>('first')
  const secondStep = () => setStep('second')

  if (step === 'second') return <SecondStepForm next={search.next} onExpired={() => setStep('again')} />
  if (search.isReturning && !search.error) return <OAuthReturn next={search.next} />
  // A link token that led to the second step is used up.
  if (search.token && step === 'first')
    return <EmailLinkButton token={search.token} next={search.next} onSecondStep={secondStep} />
  return <SignInMethodForms search={search} onSecondStep={secondStep} />
}

/** The sign-in methods that the owner has enabled. */
function SignInMethodForms({ search, onSecondStep }: { search: LoginSearch; onSecondStep: () => void }) {
  const { data: methods } = useSuspenseQuery(identityQueries.methods())
  const hasProviders = methods.providers.length > 0
  const hasOther = methods.password || methods.emailLink
  return (
    <div className="flex flex-col gap-6">
      <SignInNotice search={search} />
      {methods.password && <PasswordForm next={search.next} onSecondStep={onSecondStep} />}
      {hasProviders && hasOther && <Divider />}
      {hasProviders && <ProviderButtons methods={methods} search={search} />}
      {methods.emailLink && <EmailLinkForm isOnlyMethod={!methods.password} />}
    </div>
  )
}

/** Error or notice from the search parameters. */
function SignInNotice({ search: { error, notice } }: { search: LoginSearch }) {
  const t = useT(identityTexts)
  if (error)
    return (
      <Note live tone="danger">
        {t(providerErrorKey(error))}
      </Note>
    )
  if (notice)
    return (
      <Note live tone="ok">
        {t(`notice.${notice}`)}
      </Note>
    )
  return null
}

function Divider() {
  const t = useT(identityTexts)
  return (
    <div className="flex items-center gap-4 text-[0.95rem] text-ink-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {t('signIn.or')}
    </div>
  )
}
