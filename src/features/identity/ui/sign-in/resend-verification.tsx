import { useMutation } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../../messages/index.ts'
import { identityCalls } from '../identity.queries.ts'
import { useCaptcha } from '../use-captcha.ts'
import { useErrorMessage } from '../use-error-message.ts'
import { useNext } from './use-next.ts'

/** Resends the verification email to an address that was entered before. */
export function ResendVerification({ email }: { email: string }) {
  const t = useT(identityTexts)
  const explain = useErrorMessage()
  const captcha = useCaptcha({ isRequired: true })
  const next = useNext()
  const resend = useMutation({
    mutationFn: () =>
      captcha.withCaptcha((solution) => identityCalls.resendVerification({ email, next, captcha: solution })),
  })

  return (
    <div className="flex flex-col items-start gap-3">
      {resend.isSuccess && (
        <Note live tone="ok" className="w-full">
          {t('resend.sent')}
        </Note>
      )}
      {resend.error && (
        <Note live tone="danger" className="w-full">
          {explain(resend.error, t('resend.failed'))}
        </Note>
      )}
      <Button variant="ghost" pending={resend.isPending} onClick={() => resend.mutate()}>
        {captcha.isWorking ? t('captcha.working') : t('resend.submit')}
      </Button>
    </div>
  )
}
