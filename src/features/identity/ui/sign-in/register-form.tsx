import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Form } from '#ui/form/form.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../../messages/index.ts'
import { registrationForm } from '../../model/identity.schema.ts'
import { FocusOnMount } from '../focus-on-mount.tsx'
import { identityCalls } from '../identity.queries.ts'
import { NewPasswordField, useNewPasswordForm } from '../new-password-field.tsx'
import { PasswordField } from '../password-field.tsx'
import { useCaptcha } from '../use-captcha.ts'
import { useRedirectIfSignedIn } from './after-sign-in.ts'
import { AuthLink } from './auth-link.tsx'
import type { AuthTexts } from './auth-page.tsx'
import { EmailField } from './email-field.tsx'
import { NameFields, readPersonalTexts } from './name-fields.tsx'
import { ResendButton } from './resend-button.tsx'
import { useNext } from './use-next.ts'

export function RegisterForm(_: AuthTexts) {
  const t = useT(identityTexts)
  const [registered, setRegistered] = useState('')
  const [personalTexts, setPersonalTexts] = useState<string[]>([])
  const next = useNext()
  useRedirectIfSignedIn(next)
  const captcha = useCaptcha({ isRequired: true })
  const { form, failure, isPending } = useNewPasswordForm(personalTexts, {
    schema: registrationForm,
    send: ({ repeated, ...input }) =>
      captcha
        .withCaptcha((solution) => identityCalls.register({ ...input, next, captcha: solution }))
        .then(() => input.email),
    onDone: setRegistered,
    otherwise: t('register.failed'),
  })

  if (registered) return <Registered email={registered} />

  return (
    <Form
      {...form}
      recoverAs="register"
      onFocus={captcha.prepare}
      onChange={(event) => setPersonalTexts(readPersonalTexts(event))}
    >
      <p className="text-[0.95rem] text-ink-2">{t('allRequired')}</p>
      <NameFields />
      <EmailField help={t('register.emailHelp')} />
      <NewPasswordField name="password" label={t('password')} personalTexts={personalTexts} />
      <PasswordField name="repeated" label={t('repeated')} autoComplete="new-password" />
      <ErrorNote>{failure}</ErrorNote>
      <Button type="submit" pending={isPending}>
        {captcha.isWorking ? t('captcha.working') : t('register.submit')}
      </Button>
      <LegalLinks />
      <p>
        {t('register.hasAccount')} <AuthLink to="/login">{t('signIn.submit')}</AuthLink>
      </p>
    </Form>
  )
}

/** In a new tab: the password would be lost on this page. */
function LegalLinks() {
  const t = useT(identityTexts)
  return (
    <p className="text-[0.92em] text-ink-2 leading-normal">
      {t('register.legal')}{' '}
      <Link to="/terms" target="_blank" className="text-link">
        {t('terms')}
      </Link>{' '}
      ·{' '}
      <Link to="/privacy" target="_blank" className="text-link">
        {t('privacy')}
      </Link>
    </p>
  )
}

function Registered({ email }: { email: string }) {
  const t = useT(identityTexts)
  return (
    <FocusOnMount>
      <Note tone="ok" title={t('register.done')} className="w-full">
        <p>{t('sentTo', { email })}</p>
      </Note>
      <ResendButton kind="resend" email={email} label={t('resend.submit')} sentText={t('resend.sent')} />
    </FocusOnMount>
  )
}
