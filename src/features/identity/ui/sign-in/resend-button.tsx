import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../../messages/index.ts'
import type { emailRequest } from '../../model/identity.schema.ts'
import { identityCalls } from '../identity.queries.ts'
import { useCaptcha } from '../use-captcha.ts'
import { useErrorMessage } from '../use-submit.ts'
import { useNext } from './use-next.ts'

type ResendButtonProps = {
  email: string
  send: (input: z.output<typeof emailRequest>) => Promise<unknown>
  label: string
  sentText: string
  otherwise: string
  /** Beside the button. */
  children?: ReactNode
}

/** Sends an email again to an address that was entered before. */
export function ResendButton({ email, send, label, sentText, otherwise, children }: ResendButtonProps) {
  const t = useT(identityTexts)
  const explain = useErrorMessage()
  const captcha = useCaptcha({ isRequired: true })
  const next = useNext()
  const resend = useMutation({
    mutationFn: () => captcha.withCaptcha((solution) => send({ email, next, captcha: solution })),
  })

  return (
    <div className="flex flex-col items-start gap-3">
      {resend.isSuccess && (
        <Note live tone="ok">
          {sentText}
        </Note>
      )}
      <ErrorNote>{resend.error && explain(resend.error, otherwise)}</ErrorNote>
      <div className="flex flex-wrap gap-3">
        <Button variant="ghost" pending={resend.isPending} onClick={() => resend.mutate()}>
          {captcha.isWorking ? t('captcha.working') : label}
        </Button>
        {children}
      </div>
    </div>
  )
}

export function ResendVerification({ email }: { email: string }) {
  const t = useT(identityTexts)
  return (
    <ResendButton
      email={email}
      send={identityCalls.resendVerification}
      label={t('resend.submit')}
      sentText={t('resend.sent')}
      otherwise={t('resend.failed')}
    />
  )
}
