import { Fragment } from 'react'
import { phoneHref } from '#features/clients/model/phone-number.ts'
import type { OwnerRecipient } from '#features/identity/server/users/owner-recipients.service.ts'
import type { EmailDraft } from '#features/mail/server/email.service.ts'
import {
  ButtonLink,
  ButtonRow,
  EmailLayout,
  Facts,
  Paragraph,
  TextLink,
} from '#features/mail/server/email-parts.mail.tsx'
import { colon, type Locale, localizedPath } from '#kernel/locale.ts'
import type { Appointment } from '../model/appointment.ts'
import { NOTICE_EMAILS_PER_HOUR } from '../model/guest/guest-limits.ts'
import { subjectName } from '../model/subjects/subject.ts'
import { answerFacts, LabelledQuote, loadMailTexts, placeFact } from './booking.mail.tsx'
import type { DecisionLink } from './decision-link/decision-token.service.ts'
import type { EmailContext, MailTexts } from './email-context.ts'
import { formatDateAndTime, formatFullDay, formatSpan } from './mail-dates.view.ts'

/** A new request, with links that open a page to approve or deny it. A reply goes to the client. */
export async function buildRequestEmail(
  appointment: Appointment,
  owner: OwnerRecipient,
  { token, expiresAt }: DecisionLink,
  context: EmailContext,
): Promise<EmailDraft> {
  const { company, origin } = context
  const { address, locale } = owner
  const t = await loadMailTexts(locale)
  const { id, name, email, phone, comments, startsAt, requestType } = appointment
  const date = formatDateAndTime(locale, company.timeZone, startsAt)
  const isChange = appointment.replacesId !== null
  const subject = t(isChange ? 'change.subject' : 'request.subject', { name, date })
  const facts = [
    { label: t('client'), value: <bdi>{name}</bdi> },
    { label: t('email'), value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
    ...(phone ? [{ label: t('phone'), value: <TextLink href={phoneHref(phone)}>{phone}</TextLink> }] : []),
    { label: t('when'), value: formatSpan(locale, company.timeZone, appointment) },
    ...insteadFact(t, locale, appointment, context),
    ...placeFact(t, appointment, locale, context),
    { label: t('about'), value: subjectName(context, requestType, locale) },
    ...answerFacts(appointment.answers, locale),
  ]
  const body = (
    <EmailLayout
      lang={locale}
      preview={subject}
      heading={t(isChange ? 'change.heading' : 'request.heading')}
      company={company}
    >
      <Greeting t={t} owner={owner} />
      <Paragraph>{t(isChange ? 'change.text' : 'request.text')}</Paragraph>
      <Facts facts={facts} />
      {comments && <LabelledQuote label={t('request.comments') + colon(locale)}>{comments}</LabelledQuote>}
      <DecisionButtons t={t} locale={locale} origin={origin} token={token} />
      <Paragraph>
        {t('request.links', { date: formatDateAndTime(locale, company.timeZone, expiresAt) })}{' '}
        <TextLink href={origin + localizedPath(locale, '/admin/timeslots')}>{t('request.admin')}</TextLink>
      </Paragraph>
      <Paragraph>{t('signOff', { company: company.name })}</Paragraph>
    </EmailLayout>
  )
  return {
    kind: 'booking.request',
    locale,
    to: { address },
    replyTo: email,
    subject,
    body,
    about: `booking:${id}`,
    validUntil: expiresAt,
    tokens: [token],
  }
}

/** The time that a change request asks to replace. */
function insteadFact(t: MailTexts, locale: Locale, { replacesStart }: Appointment, { company }: EmailContext) {
  if (!replacesStart) return []
  return [{ label: t('instead'), value: formatDateAndTime(locale, company.timeZone, replacesStart) }]
}

/**
 * Requests that the owner was not emailed about yet (`digest`, once a day), or that have been pending for too long
 * (`nudge`), each with links to decide. Sent as long as one of the links works.
 */
export async function buildWaitingEmail(
  kind: 'digest' | 'nudge',
  waiting: { appointment: Appointment; link: DecisionLink }[],
  owner: OwnerRecipient,
  context: EmailContext,
): Promise<EmailDraft> {
  const t = await loadMailTexts(owner.locale)
  const subject = t(`${kind}.subject`, { count: waiting.length })
  const expiries = waiting.map(({ link }) => link.expiresAt.getTime())
  return {
    ...buildOwnerEmail(kind, t, subject, waiting, owner, context),
    validUntil: new Date(Math.max(...expiries)),
    tokens: waiting.map(({ link }) => link.token),
  }
}

/** The client withdrew an approved appointment. */
export async function buildWithdrawalEmail(appointment: Appointment, owner: OwnerRecipient, context: EmailContext) {
  const t = await loadMailTexts(owner.locale)
  const { timeZone } = context.company
  const subject = t('gone.subject', { date: formatDateAndTime(owner.locale, timeZone, appointment.startsAt) })
  return {
    ...buildOwnerEmail('gone', t, subject, [{ appointment }], owner, context),
    about: `booking:${appointment.id}`,
  }
}

/** Visitors without an account send many requests. */
export async function buildGuestLimitEmail(owner: OwnerRecipient, context: EmailContext): Promise<EmailDraft> {
  const t = await loadMailTexts(owner.locale)
  return buildOwnerEmail('guestLimit', t, t('guestLimit.subject'), [], owner, context)
}

/** About appointments or requests, with a link to the admin area. */
function buildOwnerEmail(
  kind: 'digest' | 'nudge' | 'gone' | 'guestLimit',
  t: MailTexts,
  subject: string,
  entries: { appointment: Appointment; link?: DecisionLink }[],
  owner: OwnerRecipient,
  context: EmailContext,
): EmailDraft {
  const { company, origin } = context
  const { address, locale } = owner
  const factsOf = (appointment: Appointment) => [
    { label: t('when'), value: formatSpan(locale, company.timeZone, appointment) },
    { label: t('client'), value: <bdi>{appointment.name || t('invite.nobody')}</bdi> },
    { label: t('about'), value: subjectName(context, appointment.requestType, locale) },
    ...(kind === 'gone'
      ? []
      : [
          ...insteadFact(t, locale, appointment, context),
          ...placeFact(t, appointment, locale, context),
          ...answerFacts(appointment.answers, locale),
          { label: t('waitingSince'), value: formatFullDay(locale, company.timeZone, appointment.createdAt) },
        ]),
  ]
  const page = kind === 'guestLimit' ? '/admin/settings' : '/admin/timeslots'
  const body = (
    <EmailLayout lang={locale} preview={subject} heading={t(`${kind}.heading`)} company={company}>
      <Greeting t={t} owner={owner} />
      <Paragraph>
        {kind === 'guestLimit' ? t('guestLimit.text', { max: NOTICE_EMAILS_PER_HOUR }) : t(`${kind}.text`)}
      </Paragraph>
      {entries.map(({ appointment, link }) => (
        <Fragment key={appointment.id}>
          <Facts facts={factsOf(appointment)} />
          {link && <DecisionButtons t={t} locale={locale} origin={origin} token={link.token} />}
        </Fragment>
      ))}
      {(kind === 'digest' || kind === 'nudge') && <Paragraph>{t('waiting.links')}</Paragraph>}
      <ButtonLink href={`${origin}${localizedPath(locale, page)}`}>{t(`${kind}.button`)}</ButtonLink>
      <Paragraph>{t('signOff', { company: company.name })}</Paragraph>
    </EmailLayout>
  )
  return { kind: `booking.${kind}`, locale, to: { address }, subject, body }
}

type DecisionButtonsProps = { t: MailTexts; locale: Locale; origin: string; token: string }

/** They open a page that asks for a confirmation, because mail scanners open links. */
function DecisionButtons({ t, locale, origin, token }: DecisionButtonsProps) {
  const page = `${origin}${localizedPath(locale, '/booking/decision')}?token=${token}`
  return (
    <ButtonRow
      links={[
        { href: `${page}&choice=approve`, label: t('request.approve') },
        { href: `${page}&choice=deny`, label: t('request.deny') },
      ]}
    />
  )
}

/** The address of the company belongs to nobody by name, unless an admin uses it. */
function Greeting({ t, owner: { user } }: { t: MailTexts; owner: OwnerRecipient }) {
  return user ? <Paragraph>{t('greeting', { name: user.firstName })}</Paragraph> : null
}
