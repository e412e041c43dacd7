import { useState } from 'react'
import { eraseTypedInput } from '#platform/client/form-recovery.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { identityProfileTexts } from '../../messages/profile/index.ts'
import { useAuth } from '../auth.store.ts'
import { loginPath } from '../go-to-login.ts'
import { type OwnProfile, profileCalls } from './profile.queries.ts'
import { ProfileSection } from './profile-section.tsx'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'

export function DeleteSection({ me }: { me: OwnProfile }) {
  const t = useT(identityProfileTexts)
  const [isAsking, setAsking] = useState(false)

  function onDeleted() {
    useAuth.getState().reset()
    eraseTypedInput()
    location.replace(`${loginPath()}?notice=accountDeleted`)
  }

  return (
    <ProfileSection title={t('delete.title')} lead={t('delete.lead')}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('delete.open')}
      </Button>
      <ReauthenticationDialog
        open={isAsking}
        title={t('delete.ask')}
        description={t('delete.warning')}
        confirmLabel={t('delete.confirm')}
        tone="danger"
        me={me}
        send={profileCalls.deleteAccount}
        onDone={onDeleted}
        onCancel={() => setAsking(false)}
      />
    </ProfileSection>
  )
}
