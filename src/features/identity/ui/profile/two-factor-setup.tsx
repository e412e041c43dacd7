import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { identityProfileTexts } from '../../messages/profile/index.ts'
import { secondStep } from '../../model/identity.schema.ts'
import { FocusOnMount } from '../focus-on-mount.tsx'
import { useSubmit } from '../use-submit.ts'
import { profileCalls } from './profile.queries.ts'
import { QrCode } from './qr-code.tsx'

type TwoFactorSetupProps = { uri: string; onDone: () => void; onCancel: () => void }

/** Shows the secret as QR code and text; a code from the app confirms the setup. */
export function TwoFactorSetup({ uri, onDone, onCancel }: TwoFactorSetupProps) {
  const t = useT(identityProfileTexts)
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const { form, failure, isPending } = useSubmit({
    schema: secondStep,
    send: ({ code }) => profileCalls.confirmTwoFactor(code.replaceAll(' ', '')),
    onDone,
    otherwise: t('failed'),
  })

  return (
    <FocusOnMount>
      <h3>{t('twoFactor.scan')}</h3>
      <QrCode text={uri} label={t('twoFactor.qr')} className="w-52 max-w-full rounded-md border border-line-strong" />
      <div>
        <p>{t('twoFactor.secret')}</p>
        <code className="mt-1 block select-all break-all font-mono text-base">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </div>
      <h3>{t('twoFactor.enter')}</h3>
      <Form {...form} className="w-full">
        <Field name="code" label={t('twoFactor.code')}>
          <Input required autoComplete="one-time-code" inputMode="numeric" className="max-w-60 font-mono" />
        </Field>
        <ErrorNote>{failure}</ErrorNote>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isPending}>
            {t('twoFactor.confirm')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </FocusOnMount>
  )
}
