import type { ComponentType } from 'react'
import { ClientLink } from '#features/identity/ui/admin/client-link.tsx'
import { formatMoment } from '#features/mail/ui/admin/email-status-badge.tsx'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Link } from '#ui/link.tsx'
import { moderationAdminTexts } from '../../messages/admin/index.ts'
import type { QueuedText } from '../../model/moderation.schema.ts'
import type { Verdict } from '../../model/text-state.ts'
import { MuteButton } from './mute-button.tsx'
import { approvalVerdict, textKeyOf } from './use-triage.ts'

const TONES = { visible: 'ok', waiting: 'brand', spam: 'warn', hidden: 'neutral' } as const

/** Provided by the route, because this slice does not know the kinds. */
export type TextNames = {
  kindName: (kind: string) => string
  /** Accessible name of a number of stars. */
  starsLabel: (rating: number) => string
  stars: ComponentType<{ value: number; label: string }>
}

type QueueItemProps = TextNames & {
  text: QueuedText
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onVerdict: (verdict: Verdict) => void
  onFocus: () => void
}

export function QueueItem({ text, isSelected, onSelect, onVerdict, onFocus, ...names }: QueueItemProps) {
  const t = useT(moderationAdminTexts)
  const locale = useLocale()
  const name = text.author?.name ?? t('formerUser')
  return (
    <li
      data-text={textKeyOf(text)}
      tabIndex={-1}
      onFocus={onFocus}
      className="scroll-mt-40 border-line border-b py-4 pr-2 pl-3 focus-visible:-outline-offset-2 data-[current]:shadow-[inset_3px_0_0_var(--brand-line)]"
    >
      <div className="flex items-start gap-2">
        <Checkbox
          hideLabel
          label={t('select', { name })}
          checked={isSelected}
          onCheckedChange={onSelect}
          className="-mt-2.5"
        />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="font-semibold">
              {names.kindName(text.kind)} ·{' '}
              <ClientLink id={text.author?.id}>
                <bdi>{name}</bdi>
              </ClientLink>
            </span>
            <time dateTime={text.writtenAt} className="measure text-ink-2">
              {formatMoment(locale, text.writtenAt)}
            </time>
            <Badge tone={TONES[text.state]}>{t(`state.${text.state}`)}</Badge>
            {text.suspicion && <Badge tone="warn">{t(`why.${text.suspicion}`)}</Badge>}
            {text.author?.isMuted && <Badge tone="danger">{t('isMuted')}</Badge>}
          </p>
          {text.author && <p className="mt-1 wrap-anywhere text-[0.92em] text-ink-2">{text.author.email}</p>}
          <AboutText text={text} {...names} />
          <p dir="auto" className="mt-2 max-w-[50em] whitespace-pre-wrap break-words text-base leading-relaxed">
            {text.text}
          </p>
          <ReportsAndDecision text={text} />
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <VerdictButtons verdicts={applicableVerdicts(text)} onVerdict={onVerdict} />
            {text.author && <MuteButton user={text.author} />}
            {text.state === 'visible' && (
              <Link href={text.path} className="px-2">
                {t('look')}
              </Link>
            )}
          </div>
        </div>
      </div>
    </li>
  )
}

function applicableVerdicts(text: QueuedText): Verdict[] {
  const verdicts: Verdict[] = []
  if (text.state !== 'visible' || text.reports.length > 0) verdicts.push(approvalVerdict(text))
  if (text.state !== 'hidden') verdicts.push('hide')
  if (text.state !== 'spam' || !text.decidedAt) verdicts.push('spam')
  return verdicts
}

type VerdictButtonsProps = { verdicts: readonly Verdict[]; onVerdict: (verdict: Verdict) => void }

export function VerdictButtons({ verdicts, onVerdict }: VerdictButtonsProps) {
  const t = useT(moderationAdminTexts)
  return verdicts.map((verdict) => (
    <Button key={verdict} variant="ghost" size="s" onClick={() => onVerdict(verdict)}>
      {t(verdict)}
    </Button>
  ))
}

/** The stars of a review; the article of a comment. */
function AboutText({ text: { about }, stars: Stars, starsLabel }: TextNames & { text: QueuedText }) {
  const t = useT(moderationAdminTexts)
  if (!about) return null
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3">
      {about.rating !== null && <Stars value={about.rating} label={starsLabel(about.rating)} />}
      {about.title !== null && (
        <span>
          {t('on')} <Link href={about.path}>{about.title}</Link>
        </span>
      )}
    </p>
  )
}

function ReportsAndDecision({ text: { reports, reason, decidedAt, decidedBy } }: { text: QueuedText }) {
  const t = useT(moderationAdminTexts)
  const locale = useLocale()
  return (
    <>
      {reports.length > 0 && (
        <div className="mt-3 border-warn border-l-[3px] pl-3 text-ink-2">
          <p className="font-semibold text-ink">{t('reports', { count: reports.length })}</p>
          <ul>
            {reports.map(({ reason, comment, at }) => (
              <li key={at + comment} className="break-words">
                {t(`because.${reason}`)}
                {comment && (
                  <>
                    {' · '}
                    <bdi>{comment}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {reason && <p className="mt-2 text-ink-2">{t('hiddenBecause', { reason })}</p>}
      {decidedAt && decidedBy && (
        <p className="mt-2 text-[0.92em] text-ink-2">
          {t('decidedBy', { name: decidedBy, date: formatMoment(locale, decidedAt) })}
        </p>
      )}
    </>
  )
}
