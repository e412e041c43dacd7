import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Form } from '#ui/form/form.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../../messages/index.ts'
import { emailRequest } from '../../model/identity.schema.ts'
import { FocusOnMount } from '../focus-on-mount.tsx'
import { type LinkKind, linkRequests } from '../identity.queries.ts'
import { useCaptcha } from '../use-captcha.ts'
import { useSubmit } from '../use-submit.ts'
import { EmailField } from './email-field.tsx'
import { ResendButton } from './resend-button.tsx'
import { useNext } from './use-next.ts'

/** Asks for an email address and requests an email to it. */
export function AddressForm({ kind, look = 'primary' }: { kind: LinkKind; look?: 'primary' | 'ghost' }) {
  const t = useT(identityTexts)
  const [sentTo, setSentTo] = useState('')
  const next = useNext()
  const captcha = useCaptcha({ isRequired: true })
  const { form, failure, isPending, isDone } = useSubmit({
    schema: emailRequest,
    send: (input) =>
      captcha
        .withCaptcha((solution) => linkRequests[kind]({ ...input, next, captcha: solution }))
        .then(() => input.email),
    onDone: setSentTo,
    otherwise: t(`${kind}.failed`),
  })

  if (sentTo)
    return (
      <FocusOnMount>
        <Note tone="ok" title={t(`${kind}.sent`)} className="w-full">
          <p>{t('sentTo', { email: sentTo })}</p>
        </Note>
        <ResendButton kind={kind} email={sentTo} label={t('sendAgain')} sentText={t('sentAgain')}>
          <Button variant="quiet" onClick={() => setSentTo('')}>
            {t('otherAddress')}
          </Button>
        </ResendButton>
      </FocusOnMount>
    )

  return (
    <Form {...form} recoverAs={kind} onFocus={captcha.prepare}>
      <EmailField isFocused={isDone} />
      <ErrorNote>{failure}</ErrorNote>
      <Button type="submit" variant={look} pending={isPending}>
        {t(captcha.isWorking ? 'captcha.working' : `${kind}.submit`)}
      </Button>
    </Form>
  )
}
