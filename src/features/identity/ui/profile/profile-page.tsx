import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { eraseTypedInput } from '#platform/client/form-recovery.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { saveFile } from '#ui/save-file.ts'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { identityTexts } from '../../messages/index.ts'
import { identityMenuTexts } from '../../messages/menu/index.ts'
import { identityProfileTexts } from '../../messages/profile/index.ts'
import { useAuth } from '../auth.store.ts'
import { loginPath } from '../go-to-login.ts'
import { SignedInPage } from '../signed-in-only.tsx'
import { useErrorMessage } from '../use-submit.ts'
import { PasswordSection } from './password-section.tsx'
import { PersonalSection } from './personal-section.tsx'
import { type OwnProfile, profileCalls, profileQueries } from './profile.queries.ts'
import { ProfileSection } from './profile-section.tsx'
import { ProvidersSection } from './providers-section.tsx'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

export const PROFILE_TEXTS = [identityTexts, identityProfileTexts, identityMenuTexts, platformTexts] as const
type ProfilePageProps = { page: { heading: string; lead: string } } & Uses<typeof PROFILE_TEXTS>

export function ProfilePage({ page }: ProfilePageProps) {
  const t = useT(identityTexts)
  const menu = useT(identityMenuTexts)
  return (
    <SignedInPage page={page} needsScript={t('needsScript')}>
      <Suspense
        fallback={
          <Loading label={menu('loading')} className="mt-14 grid gap-10">
            <SkeletonText lines={4} className="max-w-xl" />
            <SkeletonText lines={3} className="max-w-xl" />
          </Loading>
        }
      >
        <Sections />
      </Suspense>
    </SignedInPage>
  )
}

function Sections() {
  const { data: me } = useSuspenseQuery(profileQueries.me())
  return (
    <div className="mt-10 md:mt-14">
      <PersonalSection me={me} />
      <PasswordSection me={me} />
      <ProvidersSection me={me} />
      <TwoFactorSection me={me} />
      <SessionsSection />
      <DataSection />
      <DeleteSection me={me} />
    </div>
  )
}

function DataSection() {
  const t = useT(identityProfileTexts)
  const explain = useErrorMessage()
  const download = useMutation({
    mutationFn: profileCalls.exportData,
    onSuccess: (data) => saveFile(`${t('data.file')}.json`, JSON.stringify(data, null, 2), 'application/json'),
  })

  return (
    <ProfileSection title={t('data.title')} lead={t('data.lead')}>
      <ErrorNote className="w-full">{download.error && explain(download.error, t('failed'))}</ErrorNote>
      <Button variant="ghost" pending={download.isPending} onClick={() => download.mutate()}>
        {t('data.download')}
      </Button>
    </ProfileSection>
  )
}

function DeleteSection({ me }: { me: OwnProfile }) {
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
