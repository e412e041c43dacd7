import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Note } from '#ui/note.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { identityTexts } from '../../messages/index.ts'
import { identityMenuTexts } from '../../messages/menu/index.ts'
import { SignedInOnly } from '../signed-in-only.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PersonalSection } from './personal-section.tsx'
import { profileQueries } from './profile.queries.ts'
import { ProvidersSection } from './providers-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

type ProfilePageProps = { page: { heading: string; lead: string } }

export function ProfilePage({ page: { heading, lead } }: ProfilePageProps) {
  const t = useT(identityTexts)
  const menu = useT(identityMenuTexts)
  return (
    <div className="wrap py-12 md:py-16">
      <h1 className="text-[clamp(2.2rem,1.4rem+3.2vw,3.6rem)]">{heading}</h1>
      <p className="mt-4 max-w-[34em] text-[1.15rem] text-ink-2">{lead}</p>
      <noscript>
        <Note tone="warn" className="mt-8">
          {t('needsScript')}
        </Note>
      </noscript>
      <SignedInOnly>
        <Suspense fallback={<LoadingSections label={menu('loading')} />}>
          <Sections />
        </Suspense>
      </SignedInOnly>
    </div>
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

function LoadingSections({ label }: { label: string }) {
  return (
    <Loading label={label} className="mt-14 grid gap-10">
      <SkeletonText lines={4} className="max-w-xl" />
      <SkeletonText lines={3} className="max-w-xl" />
    </Loading>
  )
}
