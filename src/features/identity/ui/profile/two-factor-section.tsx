import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { identityProfileTexts } from '../../messages/profile/index.ts'
import { type OwnProfile, profileCalls, useInvalidateProfile } from './profile.queries.ts'
import { ProfileSection } from './profile-section.tsx'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'

type Setup = { uri: string; recoveryCodes: string[] }
type Stage = { name: 'idle' } | { name: 'linking'; setup: Setup } | { name: 'keeping'; setup: Setup }

const IDLE: Stage = { name: 'idle' }

/** Setup in three steps: reauthentication, app, recovery codes. */
export function TwoFactorSection({ me }: { me: OwnProfile }) {
  const t = useT(identityProfileTexts)
  const refresh = useInvalidateProfile()
  const [stage, setStage] = useState<Stage>(IDLE)

  return (
    <ProfileSection id="two-factor" title={t('twoFactor.title')} lead={t('twoFactor.lead')}>
      {stage.name === 'linking' && (
        <TwoFactorSetup
          uri={stage.setup.uri}
          onCancel={() => setStage(IDLE)}
          onDone={() => {
            setStage({ name: 'keeping', setup: stage.setup })
            void refresh()
          }}
        />
      )}
      {stage.name === 'keeping' && <RecoveryCodes codes={stage.setup.recoveryCodes} onSaved={() => setStage(IDLE)} />}
      {stage.name === 'idle' && <TwoFactorStatus me={me} onStarted={(setup) => setStage({ name: 'linking', setup })} />}
    </ProfileSection>
  )
}

/** Shows whether it is on, with a button to change that. */
function TwoFactorStatus({ me, onStarted }: { me: OwnProfile; onStarted: (setup: Setup) => void }) {
  const t = useT(identityProfileTexts)
  const refresh = useInvalidateProfile()
  const [isAsking, setAsking] = useState(false)
  const isOn = me.twoFactorEnabled
  const dialog = { open: isAsking, me, onCancel: () => setAsking(false) }

  return (
    <>
      {me.mustHaveTwoFactor && <Note tone="warn">{t('twoFactor.needed')}</Note>}
      <p>{t(isOn ? 'twoFactor.isOn' : 'twoFactor.isOff')}</p>
      <Button variant={isOn ? 'danger' : 'ghost'} onClick={() => setAsking(true)}>
        {t(isOn ? 'twoFactor.stop' : 'twoFactor.start')}
      </Button>
      {isOn ? (
        <ReauthenticationDialog
          {...dialog}
          title={t('twoFactor.stopTitle')}
          description={t('twoFactor.stopHelp')}
          confirmLabel={t('twoFactor.stop')}
          tone="danger"
          send={profileCalls.disableTwoFactor}
          onDone={() => {
            setAsking(false)
            void refresh()
          }}
        />
      ) : (
        <ReauthenticationDialog
          {...dialog}
          title={t('twoFactor.startTitle')}
          description={t('twoFactor.startHelp')}
          confirmLabel={t('twoFactor.start')}
          send={profileCalls.startTwoFactor}
          onDone={(setup) => {
            setAsking(false)
            onStarted(setup)
          }}
        />
      )}
    </>
  )
}
