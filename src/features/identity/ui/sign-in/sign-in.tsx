import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { localizedPath } from '#kernel/locale.ts'
import { ApiError } from '#platform/client/api-client.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Note } from '#ui/note.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { identityTexts } from '../../messages/index.ts'
import type { LoginSearch } from '../../model/login-search.ts'
import { providerErrorKey } from '../../model/provider-errors.ts'
import { FailureOnMount, FocusOnMount } from '../focus-on-mount.tsx'
import { identityCalls, identityQueries } from '../identity.queries.ts'
import { renewAccessToken } from '../session.ts'
import { useErrorMessage } from '../use-submit.ts'
import { AddressForm } from './address-form.tsx'
import { completeSignIn, redirectAfterSignIn, useRedirectIfSignedIn } from './after-sign-in.ts'
import { AuthLink } from './auth-link.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { TwoFactorForm } from './two-factor-form.tsx'

/** The login page, by its search parameters. */
export function SignIn({ search }: { search: LoginSearch }) {
  const [step, setStep] = useState<'start' | 'twoFactor' | 'again'>('start')
  const askTwoFactor = () => setStep('twoFactor')

  if (step === 'twoFactor') return <TwoFactorForm next={search.next} onExpired={() => setStep('again')} />
  if (search.isReturning && !search.error) return <OAuthReturn next={search.next} />
  // A link token that led to the second factor is used up.
  if (search.token && step === 'start')
    return <EmailLinkButton token={search.token} next={search.next} onTwoFactor={askTwoFactor} />
  return <SignInMethodForms search={search} onTwoFactor={askTwoFactor} />
}

function SignInMethodForms({ search, onTwoFactor }: { search: LoginSearch; onTwoFactor: () => void }) {
  const t = useT(identityTexts)
  const { data: methods } = useSuspenseQuery(identityQueries.methods())
  useRedirectIfSignedIn(search.next, { isEnabled: !search.error })
  const hasProviders = methods.providers.length > 0
  const hasOther = methods.password || methods.emailLink
  return (
    <div className="flex flex-col gap-6">
      <SignInNotice search={search} />
      {methods.password && <PasswordForm next={search.next} onTwoFactor={onTwoFactor} />}
      {hasProviders && hasOther && (
        <div className="flex items-center gap-4 text-[0.95rem] text-ink-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {t('signIn.or')}
        </div>
      )}
      {hasProviders && <ProviderButtons methods={methods} search={search} />}
      {methods.emailLink && <EmailLinkForm isOnlyMethod={!methods.password} />}
      {methods.lookAround && <LookAroundForm />}
    </div>
  )
}

/** Posted by the browser, so that it works without JavaScript. */
function LookAroundForm() {
  const t = useT(identityTexts)
  return (
    <form
      method="post"
      action={localizedPath(currentLocale(), '/look-around')}
      className="flex flex-col gap-3 rounded-md bg-wash p-4"
    >
      <p>{t('lookAround.help')}</p>
      <Button type="submit" variant="ghost" className="px-2">
        {t('lookAround.submit')}
      </Button>
    </form>
  )
}

function SignInNotice({ search: { error, notice } }: { search: LoginSearch }) {
  const t = useT(identityTexts)
  const text = error ? t(providerErrorKey(error)) : notice && t(`notice.${notice}`)
  if (!text) return null
  return (
    <Note live tone={error ? 'danger' : notice === 'lookAroundEnded' ? 'info' : 'ok'}>
      {text}
    </Note>
  )
}

type EmailLinkButtonProps = { token: string; next: string | undefined; onTwoFactor: () => void }

/** Page of the sign-in link. The token is valid once, so it is used on a click, not on load (mail scanners). */
function EmailLinkButton({ token, next, onTwoFactor }: EmailLinkButtonProps) {
  const t = useT(identityTexts)
  const explain = useErrorMessage()
  const signIn = useMutation({
    mutationFn: () => identityCalls.signInWithEmailLink(token),
    onSuccess: (result) => (result.status === 'signedIn' ? completeSignIn(result, next) : onTwoFactor()),
  })
  const isExpired = signIn.error instanceof ApiError && signIn.error.code === 'LINK_INVALID'
  const failure = signIn.error && explain(signIn.error, t('signIn.failed'))

  return (
    <div className="flex flex-col items-start gap-5">
      {isExpired ? (
        <FailureOnMount>{failure}</FailureOnMount>
      ) : (
        <>
          <p>{t('emailLink.ready')}</p>
          <ErrorNote>{failure}</ErrorNote>
          <Button pending={signIn.isPending || signIn.isSuccess} onClick={() => signIn.mutate()}>
            {t('signIn.submit')}
          </Button>
        </>
      )}
      <AuthLink to="/login">{t('signIn.otherWay')}</AuthLink>
    </div>
  )
}

/** Requests a sign-in link by email. Collapsed below the password form, if there is one. */
function EmailLinkForm({ isOnlyMethod }: { isOnlyMethod: boolean }) {
  const t = useT(identityTexts)
  const [isOpen, setOpen] = useState(false)
  if (isOnlyMethod) return <AddressForm kind="emailLink" />
  if (!isOpen)
    return (
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('emailLink.open')}
      </Button>
    )
  return (
    <FocusOnMount>
      <h2 className="text-xl">{t('emailLink.open')}</h2>
      <div className="w-full">
        <AddressForm kind="emailLink" look="ghost" />
      </div>
    </FocusOnMount>
  )
}

/** After an OAuth callback: exchanges the session cookie for an access token. */
function OAuthReturn({ next }: { next: string | undefined }) {
  const t = useT(identityTexts)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    void renewAccessToken()
      .catch(() => null)
      .then((token) => (token ? redirectAfterSignIn(next) : setFailed(true)))
  }, [next])

  if (!hasFailed)
    return (
      <div className="grid min-h-40 place-items-center">
        <Spinner label={t('signIn.returning')} className="size-7" />
      </div>
    )

  return (
    <div className="flex flex-col items-start gap-5">
      <Note live tone="danger" className="w-full">
        {t('provider.failed')}
      </Note>
      <AuthLink to="/login">{t('signIn.otherWay')}</AuthLink>
    </div>
  )
}
