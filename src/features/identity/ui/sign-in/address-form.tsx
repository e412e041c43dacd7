import { useState } from 'react'
import type { z } from 'zod'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../../messages/index.ts'
import { emailRequest } from '../../model/identity.schema.ts'
import { FocusOnMount } from '../focus-on-mount.tsx'
import { useCaptcha } from '../use-captcha.ts'
import { useSubmit } from '../use-submit.ts'
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
  const { form, failure, isPending } = useSubmit({
    schema: emailRequest,
    send: (input) =>
      captcha.withCaptcha((solution) => send({ ...input, next, captcha: solution })).then(() => input.email),
    onDone: setSentTo,
    otherwise,
  })

  if (sentTo) return <Sent text={sentText} email={sentTo} onAgain={() => setSentTo('')} />

  return (
    <Form {...form} onFocus={captcha.prepare}>
      <Field name="email" label={t('email')}>
        <Input required type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Field>
      <ErrorNote>{failure}</ErrorNote>
      <Button type="submit" variant={look} pending={isPending}>
        {captcha.isWorking ? t('captcha.working') : submitLabel}
      </Button>
    </Form>
  )
}

function Sent({ text, email, onAgain }: { text: string; email: string; onAgain: () => void }) {
  const t = useT(identityTexts)
  return (
    <FocusOnMount>
      <Note tone="ok" title={text} className="w-full">
        <p>{t('sentTo', { email })}</p>
      </Note>
      <Button variant="ghost" onClick={onAgain}>
        {t('sendAgain')}
      </Button>
    </FocusOnMount>
  )
}
