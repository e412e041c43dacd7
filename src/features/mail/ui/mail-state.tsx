import { type Locale, REGION } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { mailAdminTexts } from '../messages/admin/index.ts'
import type { LetterStatus } from '../model/letter.ts'
import type { LastError } from '../model/mail-log.ts'

const TONES = {
  queued: 'brand',
  sent: 'ok',
  failed: 'danger',
  uncertain: 'warn',
  expired: 'neutral',
  kept: 'neutral',
} as const

export function StateBadge({ status }: { status: LetterStatus }) {
  const t = useT(mailAdminTexts)
  return <Badge tone={TONES[status]}>{t(`state.${status}`)}</Badge>
}

/** What went wrong in the reader's language, and after it what the mail server said in its own. */
export function Trouble({ trouble, words }: LastError) {
  const t = useT(mailAdminTexts)
  return (
    <span className="break-words">
      {t(`trouble.${trouble}`)}
      {words && (
        <>
          {' '}
          {t('serverSaid')} <q lang="en">{words}</q>
        </>
      )}
    </span>
  )
}

export function momentIn(locale: Locale, at: string): string {
  return new Intl.DateTimeFormat(REGION[locale], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
}
