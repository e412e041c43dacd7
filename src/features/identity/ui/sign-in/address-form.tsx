import { useState } from 'react'
import type { z } from 'zod'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Form } from '#ui/form/form.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../../messages/index.ts'
import { emailRequest } from '../../model/identity.schema.ts'
import { FocusOnMount } from '../focus-on-mount.tsx'
import { useCaptcha } from '../use-captcha.ts'
import { useSubmit } from '../use-submit.ts'
import { EmailField } from './email-field.tsx'
import { ResendButton } from './resend-button.tsx'
import { useNext } from './use-next.ts'

type AddressFormProps = {
  send: (input: z.output<typeof emailRequest>) => Promise<unknown>
  submitLabel: string
  /** Confirmation after the email was queued. */
  sentText: string
  otherwise: string
  look?: 'primary' | 'ghost'
}

/** Asks for an email address and requests an email to it. */
export function AddressForm({ send, submitLabel, sentText, otherwise, look = 'primary' }: AddressFormProps) {
  const t = useT(identityTexts)
  const [sentTo, setSentTo] = useState('')
  const next = useNext()
  const captcha = useCaptcha({ isRequired: true })
  const { form, failure, isPending, isDone } = useSubmit({
    schema: emailRequest,
    send: (input) =>
      captcha.withCaptcha((solution) => send({ ...input, next, captcha: solution })).then(() => input.email),
    onDone: setSentTo,
    otherwise,
  })

  if (sentTo)
    return (
      <FocusOnMount>
        <Note tone="ok" title={sentText} className="w-full">
          <p>{t('sentTo', { email: sentTo })}</p>
        </Note>
        <ResendButton email={sentTo} send={send} label={t('sendAgain')} sentText={t('sentAgain')} otherwise={otherwise}>
          <Button variant="quiet" onClick={() => setSentTo('')}>
            {t('otherAddress')}
          </Button>
        </ResendButton>
      </FocusOnMount>
    )

  return (
    <Form {...form} onFocus={captcha.prepare}>
      <EmailField isFocused={isDone} />
      <ErrorNote>{failure}</ErrorNote>
      <Button type="submit" variant={look} pending={isPending}>
        {captcha.isWorking ? t('captcha.working') : submitLabel}
      </Button>
    </Form>
  )
}
