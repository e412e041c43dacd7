import { type Locale, REGION } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { mailAdminTexts } from '../messages/admin/index.ts'
import type { LetterStatus } from '../model/letter.ts'

const TONES = { queued: 'brand', sent: 'ok', failed: 'danger', kept: 'neutral' } as const

export function StateBadge({ status }: { status: LetterStatus }) {
  const t = useT(mailAdminTexts)
  return <Badge tone={TONES[status]}>{t(`state.${status}`)}</Badge>
}

export function momentIn(locale: Locale, at: string): string {
  return new Intl.DateTimeFormat(REGION[locale], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
}
