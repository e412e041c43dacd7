import { useState } from 'react'
import { encode } from 'uqr'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { Note } from '#ui/note.tsx'
import { saveFile } from '#ui/save-file.ts'
import { identityProfileTexts } from '../../messages/profile/index.ts'
import { twoFactorCode } from '../../model/identity.schema.ts'
import { FocusOnMount } from '../focus-on-mount.tsx'
import { useSubmit } from '../use-submit.ts'
import { type OwnProfile, profileCalls, useInvalidateProfile } from './profile.queries.ts'
import { ProfileSection } from './profile-section.tsx'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'

type Setup = { uri: string; recoveryCodes: string[]; isConfirmed?: true }

/** Setup in three steps: reauthentication, app, recovery codes. */
export function TwoFactorSection({ me }: { me: OwnProfile }) {
  const t = useT(identityProfileTexts)
  const refresh = useInvalidateProfile()
  const [setup, setSetup] = useState<Setup>()
  const endSetup = () => setSetup(undefined)

  return (
    <ProfileSection id="two-factor" title={t('twoFactor.title')} lead={t('twoFactor.lead')}>
      {!setup && <TwoFactorStatus me={me} onStarted={setSetup} />}
      {setup && !setup.isConfirmed && (
        <TwoFactorSetup
          uri={setup.uri}
          onCancel={endSetup}
          onDone={() => {
            setSetup({ ...setup, isConfirmed: true })
            void refresh()
          }}
        />
      )}
      {setup?.isConfirmed && <RecoveryCodes codes={setup.recoveryCodes} onSaved={endSetup} />}
    </ProfileSection>
  )
}

function TwoFactorStatus({ me, onStarted }: { me: OwnProfile; onStarted: (setup: Setup) => void }) {
  const t = useT(identityProfileTexts)
  const refresh = useInvalidateProfile()
  const [isAsking, setAsking] = useState(false)
  const isOn = me.twoFactorEnabled
  const action = isOn ? 'stop' : 'start'

  return (
    <>
      {me.mustHaveTwoFactor && <Note tone="warn">{t('twoFactor.needed')}</Note>}
      <p>{t(isOn ? 'twoFactor.isOn' : 'twoFactor.isOff')}</p>
      <Button variant={isOn ? 'danger' : 'ghost'} onClick={() => setAsking(true)}>
        {t(`twoFactor.${action}`)}
      </Button>
      <ReauthenticationDialog
        open={isAsking}
        me={me}
        title={t(`twoFactor.${action}Title`)}
        description={t(`twoFactor.${action}Help`)}
        confirmLabel={t(`twoFactor.${action}`)}
        tone={isOn ? 'danger' : 'normal'}
        send={async (proof) => (isOn ? profileCalls.disableTwoFactor(proof) : profileCalls.startTwoFactor(proof))}
        onDone={(setup) => {
          setAsking(false)
          if (setup) onStarted(setup)
          else void refresh()
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** Shown once: the codes cannot be retrieved later. */
function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const t = useT(identityProfileTexts)
  const [isCopied, setCopied] = useState(false)
  const text = `${codes.join('\n')}\n`

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }

  return (
    <FocusOnMount>
      <Note tone="warn" title={t('codes.title')}>
        <p>{t('codes.lead')}</p>
      </Note>
      <ul className="grid w-full max-w-md grid-cols-2 gap-x-8 gap-y-1.5 rounded-md border border-line-strong border-dashed p-4 font-mono text-base">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="ghost" size="s" onClick={copy}>
          {t('codes.copy')}
        </Button>
        <Button variant="ghost" size="s" onClick={() => saveFile('recovery-codes.txt', text, 'text/plain')}>
          {t('codes.download')}
        </Button>
        <output className="text-ok">{isCopied && t('codes.copied')}</output>
      </div>
      <Button onClick={onSaved}>{t('codes.kept')}</Button>
    </FocusOnMount>
  )
}

type TwoFactorSetupProps = { uri: string; onDone: () => void; onCancel: () => void }

/** Shows the secret as QR code and text; a code from the app confirms the setup. */
function TwoFactorSetup({ uri, onDone, onCancel }: TwoFactorSetupProps) {
  const t = useT(identityProfileTexts)
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const { form, failure, isPending } = useSubmit({
    schema: twoFactorCode,
    send: ({ code }) => profileCalls.confirmTwoFactor(code),
    onDone,
    otherwise: t('failed'),
  })

  return (
    <FocusOnMount>
      <h3>{t('twoFactor.scan')}</h3>
      <QrCode text={uri} label={t('twoFactor.qr')} />
      <div>
        <p>{t('twoFactor.secret')}</p>
        <code className="mt-1 block select-all break-all font-mono text-base">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </div>
      <h3>{t('twoFactor.enter')}</h3>
      <Form {...form} recoverAs={null} className="w-full">
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

/** Dark on white in both themes: many scanners cannot read inverted codes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 3 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full rounded-md border border-line-strong"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
