import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { moderationAdminTexts } from '../../messages/admin/index.ts'
import { useMute, useUnmute } from '../moderation.queries.ts'
import { ModerationReasonDialog } from './moderation-reason-dialog.tsx'

type MuteButtonProps = { user: { id: string; name: string; isMuted: boolean } }

export function MuteButton({ user: { id, name, isMuted } }: MuteButtonProps) {
  const t = useT(moderationAdminTexts)
  const { showOutcome } = useToast()
  const [isAsking, setAsking] = useState(false)
  const mute = useMute()
  const unmute = useUnmute()

  async function onReason(reason: string) {
    const isDone = await showOutcome(mute.mutateAsync({ userId: id, reason }), t('mutedNow', { name }), t('wentWrong'))
    if (isDone) setAsking(false)
  }

  return (
    <>
      <Button
        variant="quiet"
        size="s"
        pending={unmute.isPending}
        aria-label={`${t(isMuted ? 'unmute' : 'mute')}: ${name}`}
        onClick={() =>
          isMuted ? showOutcome(unmute.mutateAsync(id), t('unmutedNow', { name }), t('wentWrong')) : setAsking(true)
        }
      >
        {t(isMuted ? 'unmute' : 'mute')}
      </Button>
      {isAsking && (
        <ModerationReasonDialog
          recoverAs={`mute ${id}`}
          title={t('ask.mute', { name })}
          help={t('ask.mute.help', { name })}
          confirmLabel={t('mute')}
          onReason={onReason}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
