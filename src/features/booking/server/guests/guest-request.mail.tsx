import type { EmailDraft } from '#features/mail/server/email.service.ts'
import { ButtonLink, EmailLayout, Facts, Paragraph } from '#features/mail/server/email-parts.mail.tsx'
import { reachableEmail } from '#features/settings/model/company-facts.ts'
import { visibleLocale } from '#kernel/languages/languages.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import { bookingMailTexts } from '../../messages/mail/index.ts'
import { HOLD_MINUTES, LINK_HOURS } from '../../model/guest/guest-limits.ts'
import { subjectName } from '../../model/subjects/subject.ts'
import { clientLinkUrl } from '../client-link/client-token.service.ts'
import type { EmailContext } from '../email-context.ts'
import { formatDateAndTime, formatSpan } from '../mail-dates.view.ts'
import type { GuestRequestRow } from './guest-request.repo.ts'

export const CONFIRMATION_KIND = 'booking.confirm'

/**
 * Asks a person without an account to confirm the request: the only email before that. It repeats nothing that was typed: the
 * address may belong to another person.
 */
export async function buildGuestEmail(
  {
    id,
    email,
    requestType,
    startsAt,
    endsAt,
    isHolding,
    createdAt,
    locale: requested,
  }: Omit<GuestRequestRow, 'during'>,
  token: string,
  context: EmailContext,
): Promise<EmailDraft> {
  const { company, origin } = context
  const locale = visibleLocale(context.languages, requested)
  const t = await loadPublicT(context, locale, bookingMailTexts)
  const text = t('confirm.text', { company: company.name })
  const facts = [
    { label: t('when'), value: formatSpan(locale, company.timeZone, { startsAt, endsAt }) },
    { label: t('about'), value: subjectName(context, requestType, locale) },
  ]
  const body = (
    <EmailLayout lang={locale} preview={text} heading={t('confirm.heading')} company={company}>
      <Paragraph>{text}</Paragraph>
      <Facts facts={facts} />
      <ButtonLink href={clientLinkUrl(origin, { locale }, token)}>{t('confirm.button')}</ButtonLink>
      <Paragraph>
        {isHolding
          ? t('confirm.held', { minutes: HOLD_MINUTES, hours: LINK_HOURS })
          : t('confirm.notHeld', { hours: LINK_HOURS })}
      </Paragraph>
      <Paragraph>{t('confirm.notYou')}</Paragraph>
      <Paragraph>{t('signOff', { company: company.name })}</Paragraph>
    </EmailLayout>
  )
  const replyTo = reachableEmail(company)
  return {
    kind: CONFIRMATION_KIND,
    locale,
    to: { address: email },
    subject: t('confirm.subject', { date: formatDateAndTime(locale, company.timeZone, startsAt) }),
    body,
    about: `booking:${id}`,
    validUntil: new Date(createdAt.getTime() + LINK_HOURS * HOUR_MS),
    tokens: [token],
    ...(replyTo ? { replyTo } : {}),
  }
}
