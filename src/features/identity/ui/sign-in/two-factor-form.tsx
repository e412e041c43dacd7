import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { identityTexts } from '../../messages/index.ts'
import { twoFactorCode } from '../../model/identity.schema.ts'
import { identityCalls } from '../identity.queries.ts'
import { useSubmit } from '../use-submit.ts'
import { completeSignIn } from './after-sign-in.ts'

type TwoFactorFormProps = { next: string | undefined; onExpired: () => void }

export function TwoFactorForm({ next, onExpired }: TwoFactorFormProps) {
  const t = useT(identityTexts)
  const field = useRef<HTMLInputElement>(null)
  const [isRecoveryCode, setRecoveryCode] = useState(false)
  const { form, error, failure, isPending, isDone } = useSubmit({
    schema: twoFactorCode,
    send: ({ code }) => identityCalls.verifyTwoFactor({ code, isRecoveryCode }),
    onDone: (result) => result.status === 'signedIn' && completeSignIn(result, next),
    otherwise: t('signIn.failed'),
    isFinal: true,
  })
  const isExpired = error instanceof ApiError && error.code === 'SECOND_STEP_EXPIRED'

  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the field again when the kind of code changes
  useEffect(() => field.current?.focus(), [isRecoveryCode])

  return (
    <Form {...form} recoverAs={null}>
      <h2 className="text-2xl">{t('twoFactor.heading')}</h2>
      <Field
        key={String(isRecoveryCode)}
        name="code"
        label={t(isRecoveryCode ? 'twoFactor.recoveryCode' : 'twoFactor.code')}
        help={t(isRecoveryCode ? 'twoFactor.recoveryHelp' : 'twoFactor.codeHelp')}
      >
        <Input
          ref={field}
          required
          autoComplete={isRecoveryCode ? 'off' : 'one-time-code'}
          inputMode={isRecoveryCode ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono"
        />
      </Field>
      <ErrorNote>{failure}</ErrorNote>
      {isExpired ? (
        <Button onClick={onExpired}>{t('twoFactor.again')}</Button>
      ) : (
        <Button type="submit" pending={isPending || isDone}>
          {t('signIn.submit')}
        </Button>
      )}
      <Button variant="ghost" onClick={() => setRecoveryCode(!isRecoveryCode)}>
        {t(isRecoveryCode ? 'twoFactor.useApp' : 'twoFactor.useRecovery')}
      </Button>
    </Form>
  )
}
