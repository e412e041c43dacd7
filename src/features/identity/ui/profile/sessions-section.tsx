import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { dateFormat } from '#kernel/date-format.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { identityProfileTexts } from '../../messages/profile/index.ts'
import type { session } from '../../model/identity.schema.ts'
import { parseUserAgent } from '../../model/session-device.ts'
import { useErrorMessage } from '../use-submit.ts'
import { profileCalls, profileQueries, useInvalidateProfile } from './profile.queries.ts'
import { ProfileSection } from './profile-section.tsx'

type Session = z.infer<typeof session>

export function SessionsSection() {
  const t = useT(identityProfileTexts)
  const explain = useErrorMessage()
  const refresh = useInvalidateProfile()
  const { data: sessions } = useSuspenseQuery(profileQueries.sessions())
  const end = useMutation({ mutationFn: profileCalls.endSession, onSettled: refresh })
  const endOthers = useMutation({ mutationFn: profileCalls.endOtherSessions, onSettled: refresh })
  const error = end.error ?? endOthers.error

  return (
    <ProfileSection title={t('sessions.title')} lead={t('sessions.lead')}>
      <ul className="w-full">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      <ErrorNote className="w-full">{error && explain(error, t('failed'))}</ErrorNote>
      <output className="sr-only">{(end.isSuccess || endOthers.isSuccess) && t('sessions.ended')}</output>
      {sessions.length > 1 && (
        <Button variant="ghost" pending={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </ProfileSection>
  )
}

type SessionRowProps = { session: Session; isEnding: boolean; onEnd: () => void }

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useT(identityProfileTexts)
  const device = useDeviceName(session.userAgent)
  // In the browser's time zone: rendered on the client only.
  const format = dateFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  const moment = format.format(new Date(session.lastUsedAt))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3.5 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {session.isCurrent && <Badge>{t('sessions.current')}</Badge>}
        </p>
        <p className="text-[0.92em] text-ink-2">{t('sessions.lastUsed', { moment })}</p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="ghost"
          size="s"
          pending={isEnding}
          aria-label={t('sessions.endNamed', { device })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

function useDeviceName(userAgent: string | null): string {
  const t = useT(identityProfileTexts)
  const { browser, system } = parseUserAgent(userAgent)
  if (browser && system) return t('device.both', { browser, system })
  return browser ?? system ?? t('device.unknown')
}
