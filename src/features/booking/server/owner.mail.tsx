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
import { colon, localizedPath } from '#kernel/locale.ts'
import type { Appointment } from '../model/appointment.ts'
import { type EmailContext, LabelledQuote, loadMailTexts, type MailTexts, placeFact } from './booking.mail.tsx'
import type { DecisionLink } from './decision-link/decision-token.service.ts'
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
  const { id, name, email, comments, startsAt, requestType } = appointment
  const subject = t('request.subject', { name, date: formatDateAndTime(locale, company.timeZone, startsAt) })
  const decisionPage = `${origin}${localizedPath(locale, '/booking/decision')}?token=${token}`
  const facts = [
    { label: t('client'), value: <bdi>{name}</bdi> },
    { label: t('email'), value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
    { label: t('when'), value: formatSpan(locale, company.timeZone, appointment) },
    ...placeFact(t, appointment, locale, context),
    { label: t('about'), value: t(`type.${requestType}`) },
  ]
  const body = (
    <EmailLayout lang={locale} preview={subject} heading={t('request.heading')} company={company}>
      <Greeting t={t} owner={owner} />
      <Paragraph>{t('request.text')}</Paragraph>
      <Facts facts={facts} />
      {comments && <LabelledQuote label={t('request.comments') + colon(locale)}>{comments}</LabelledQuote>}
      <ButtonRow
        links={[
          { href: `${decisionPage}&choice=approve`, label: t('request.approve') },
          { href: `${decisionPage}&choice=deny`, label: t('request.deny') },
        ]}
      />
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
    token,
  }
}

/** Once a day: requests that the owner was not emailed about yet. */
export async function buildRequestDigestEmail(waiting: Appointment[], owner: OwnerRecipient, context: EmailContext) {
  const t = await loadMailTexts(owner.locale)
  return buildOwnerEmail('digest', t, t('digest.subject', { count: waiting.length }), waiting, owner, context)
}

/** Requests that have been pending for too long. */
export async function buildNudgeEmail(waiting: Appointment[], owner: OwnerRecipient, context: EmailContext) {
  const t = await loadMailTexts(owner.locale)
  return buildOwnerEmail('nudge', t, t('nudge.subject', { count: waiting.length }), waiting, owner, context)
}

/** The client withdrew an approved appointment. */
export async function buildWithdrawalEmail(appointment: Appointment, owner: OwnerRecipient, context: EmailContext) {
  const t = await loadMailTexts(owner.locale)
  const { timeZone } = context.company
  const subject = t('gone.subject', { date: formatDateAndTime(owner.locale, timeZone, appointment.startsAt) })
  return { ...buildOwnerEmail('gone', t, subject, [appointment], owner, context), about: `booking:${appointment.id}` }
}

/** About one or more appointments, with a link to the admin area. */
function buildOwnerEmail(
  kind: 'digest' | 'nudge' | 'gone',
  t: MailTexts,
  subject: string,
  appointments: Appointment[],
  owner: OwnerRecipient,
  context: EmailContext,
): EmailDraft {
  const { company, origin } = context
  const { address, locale } = owner
  const factsOf = (appointment: Appointment) => [
    { label: t('when'), value: formatSpan(locale, company.timeZone, appointment) },
    { label: t('client'), value: <bdi>{appointment.name || t('invite.nobody')}</bdi> },
    { label: t('about'), value: t(`type.${appointment.requestType}`) },
    ...(kind === 'gone'
      ? []
      : [
          ...placeFact(t, appointment, locale, context),
          { label: t('waitingSince'), value: formatFullDay(locale, company.timeZone, appointment.createdAt) },
        ]),
  ]
  const body = (
    <EmailLayout lang={locale} preview={subject} heading={t(`${kind}.heading`)} company={company}>
      <Greeting t={t} owner={owner} />
      <Paragraph>{t(`${kind}.text`)}</Paragraph>
      {appointments.map((appointment) => (
        <Facts key={appointment.id} facts={factsOf(appointment)} />
      ))}
      <ButtonLink href={origin + localizedPath(locale, '/admin/timeslots')}>{t(`${kind}.button`)}</ButtonLink>
      <Paragraph>{t('signOff', { company: company.name })}</Paragraph>
    </EmailLayout>
  )
  return { kind: `booking.${kind}`, locale, to: { address }, subject, body }
}

/** The address of the company belongs to nobody by name, unless an admin uses it. */
function Greeting({ t, owner: { user } }: { t: MailTexts; owner: OwnerRecipient }) {
  return user ? <Paragraph>{t('greeting', { name: user.firstName })}</Paragraph> : null
}
