import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Form } from '#ui/form/form.tsx'
import { identityTexts } from '../../messages/index.ts'
import { credentials } from '../../model/identity.schema.ts'
import { identityCalls } from '../identity.queries.ts'
import { PasswordField } from '../password-field.tsx'
import { useCaptcha } from '../use-captcha.ts'
import { useSubmit } from '../use-submit.ts'
import { completeSignIn } from './after-sign-in.ts'
import { AuthLink } from './auth-link.tsx'
import { EmailField } from './email-field.tsx'
import { ResendButton } from './resend-button.tsx'

type PasswordFormProps = { next: string | undefined; onTwoFactor: () => void }

/** Sign-in with a password. After a few failures the server requires a captcha, which is solved in the background. */
export function PasswordForm({ next, onTwoFactor }: PasswordFormProps) {
  const t = useT(identityTexts)
  const captcha = useCaptcha({ isRequired: false })
  const { form, error, failure, isPending, isDone, sent } = useSubmit({
    schema: credentials,
    send: (input) => captcha.withCaptcha((solution) => identityCalls.signIn({ ...input, captcha: solution })),
    onDone: (result) => (result.status === 'signedIn' ? completeSignIn(result, next) : onTwoFactor()),
    otherwise: t('signIn.failed'),
    isFinal: true,
  })
  const isUnverified = error instanceof ApiError && error.code === 'EMAIL_NOT_VERIFIED'

  return (
    <div className="flex flex-col gap-5">
      <Form {...form} recoverAs="sign-in">
        <EmailField />
        <PasswordField name="password" label={t('password')} autoComplete="current-password" />
        <ErrorNote>{failure}</ErrorNote>
        <Button type="submit" pending={isPending || isDone}>
          {captcha.isWorking ? t('captcha.working') : t('signIn.submit')}
        </Button>
      </Form>
      {isUnverified && sent && (
        <ResendButton
          key={sent.email}
          kind="resend"
          email={sent.email}
          label={t('resend.submit')}
          sentText={t('resend.sent')}
        />
      )}
      <p className="flex flex-wrap justify-between gap-x-6">
        <AuthLink to="/forgot-password">{t('signIn.forgot')}</AuthLink>
        <AuthLink to="/register">{t('signIn.register')}</AuthLink>
      </p>
    </div>
  )
}
