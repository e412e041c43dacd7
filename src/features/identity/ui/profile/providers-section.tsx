import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { identityTexts } from '../../messages/index.ts'
import { identityProfileTexts } from '../../messages/profile/index.ts'
import { providerErrorKey } from '../../model/provider-errors.ts'
import { PROVIDER_NAMES, PROVIDERS, type Provider } from '../../model/sign-in-settings.schema.ts'
import { identityQueries } from '../identity.queries.ts'
import { ProviderMark } from '../provider-mark.tsx'
import { type OwnProfile, profileCalls, useInvalidateProfile } from './profile.queries.ts'
import { ProfileSection } from './profile-section.tsx'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'

type PendingChange = { provider: Provider; action: 'link' | 'unlink' }

export function ProvidersSection({ me }: { me: OwnProfile }) {
  const t = useT(identityProfileTexts)
  const refresh = useInvalidateProfile()
  const { data: methods } = useSuspenseQuery(identityQueries.methods())
  const [asked, setAsked] = useState<PendingChange>()
  const [isOpen, setOpen] = useState(false)
  const [unlinked, setUnlinked] = useState<Provider>()
  const isLinked = (id: Provider) => me.accounts.includes(id)
  const shown = PROVIDERS.filter(
    (id) => isLinked(id) || methods.providers.some((provider) => provider.id === id && provider.isReady),
  )
  if (shown.length === 0) return null

  return (
    <ProfileSection id="providers" title={t('providers.title')} lead={t('providers.lead')}>
      <LinkFailure />
      <ul className="w-full">
        {shown.map((id) => (
          <ProviderRow
            key={id}
            id={id}
            isLinked={isLinked(id)}
            onAsk={(action) => {
              setAsked({ provider: id, action })
              setOpen(true)
            }}
          />
        ))}
      </ul>
      <output className="text-ok empty:hidden">
        {unlinked && t('providers.unlinked', { provider: PROVIDER_NAMES[unlinked] })}
      </output>
      {asked && (
        <ProviderConfirm
          me={me}
          asked={asked}
          open={isOpen}
          onUnlinked={() => {
            setUnlinked(asked.provider)
            setOpen(false)
            void refresh()
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </ProfileSection>
  )
}

type ProviderRowProps = { id: Provider; isLinked: boolean; onAsk: (action: PendingChange['action']) => void }

function ProviderRow({ id, isLinked, onAsk }: ProviderRowProps) {
  const t = useT(identityProfileTexts)
  const action = isLinked ? 'unlink' : 'link'
  const provider = PROVIDER_NAMES[id]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3.5 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <ProviderMark id={id} />
        {provider}
        {isLinked && <Badge>{t('providers.linked')}</Badge>}
      </p>
      <Button
        variant="ghost"
        size="s"
        aria-label={t(`providers.${action}Named`, { provider })}
        onClick={() => onAsk(action)}
      >
        {t(`providers.${action}`)}
      </Button>
    </li>
  )
}

type ProviderConfirmProps = {
  me: OwnProfile
  asked: PendingChange
  open: boolean
  onUnlinked: () => void
  onCancel: () => void
}

function ProviderConfirm({ asked: { provider, action }, onUnlinked, ...dialog }: ProviderConfirmProps) {
  const t = useT(identityProfileTexts)
  const named = { provider: PROVIDER_NAMES[provider] }
  const change = action === 'link' ? profileCalls.linkProvider : profileCalls.unlinkProvider
  return (
    <ReauthenticationDialog
      {...dialog}
      title={t(`providers.${action}Title`, named)}
      description={t(`providers.${action}Help`, named)}
      confirmLabel={t(`providers.${action}`)}
      tone={action === 'link' ? 'normal' : 'danger'}
      send={async (confirmed) => change(provider, confirmed)}
      onDone={(result) => ('url' in result ? location.assign(result.url) : onUnlinked())}
    />
  )
}

/** Error of a refused OAuth callback, from the URL. */
function LinkFailure() {
  const t = useT(identityTexts)
  const [error] = useState(() => new URLSearchParams(location.search).get('error'))
  if (!error) return null
  return (
    <Note live tone="danger" className="w-full">
      {t(providerErrorKey(error))}
    </Note>
  )
}
