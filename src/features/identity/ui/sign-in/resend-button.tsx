import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../../messages/index.ts'
import { type LinkKind, linkRequests } from '../identity.queries.ts'
import { useCaptcha } from '../use-captcha.ts'
import { useErrorMessage } from '../use-submit.ts'
import { useNext } from './use-next.ts'

type ResendButtonProps = {
  kind: LinkKind
  email: string
  label: string
  sentText: string
  /** Beside the button. */
  children?: ReactNode
}

/** Sends an email again to an address that was entered before. */
export function ResendButton({ kind, email, label, sentText, children }: ResendButtonProps) {
  const t = useT(identityTexts)
  const explain = useErrorMessage()
  const captcha = useCaptcha({ isRequired: true })
  const next = useNext()
  const resend = useMutation({
    mutationFn: () => captcha.withCaptcha((solution) => linkRequests[kind]({ email, next, captcha: solution })),
  })

  return (
    <div className="flex flex-col items-start gap-3">
      {resend.isSuccess && (
        <Note live tone="ok">
          {sentText}
        </Note>
      )}
      <ErrorNote>{resend.error && explain(resend.error, t(`${kind}.failed`))}</ErrorNote>
      <div className="flex flex-wrap gap-3">
        <Button variant="ghost" pending={resend.isPending} onClick={() => resend.mutate()}>
          {captcha.isWorking ? t('captcha.working') : label}
        </Button>
        {children}
      </div>
    </div>
  )
}
