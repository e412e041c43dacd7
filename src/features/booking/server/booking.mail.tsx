import { Fragment, type ReactNode } from 'react'
import type { OwnerRecipient } from '#features/identity/server/users/owner-recipients.service.ts'
import type { EmailDraft } from '#features/mail/server/email.service.ts'
import { ButtonLink, EmailLayout, Facts, Paragraph } from '#features/mail/server/email-parts.mail.tsx'
import { emailStyles } from '#features/mail/server/email-styles.mail.ts'
import type { Company } from '#features/settings/model/company.schema.ts'
import { DEFAULT_LOCALE, type Locale, localizedPath } from '#kernel/locale.ts'
import { loadT, type T } from '#platform/i18n/texts.ts'
import { bookingMailTexts } from '../messages/mail/index.ts'
import type { nl } from '../messages/mail/nl.ts'
import { type Appointment, isGuest } from '../model/appointment.ts'
import { type ICalMethod, renderIcsInvite } from './invite.view.ts'
import { formatDateAndTime, formatFullDay, formatSpan } from './mail-dates.view.ts'

type MailTexts = T<typeof nl>
type EmailContext = { company: Company; origin: string; now: Date }

/** Emails to the client: target of the button and iCalendar method of the attached invite. */
const CLIENT_EMAILS = {
  receipt: { to: '/my-appointments', method: null },
  confirmed: { to: '/my-appointments', method: 'REQUEST' },
  denied: { to: '/booking', method: null },
  cancelled: { to: '/booking', method: 'CANCEL' },
  withdrawn: { to: '/booking', method: 'CANCEL' },
  moved: { to: '/my-appointments', method: 'REQUEST' },
  reminder: { to: '/my-appointments', method: null },
} as const
export type ClientEmailKind = keyof typeof CLIENT_EMAILS

type ClientEmailContent = {
  appointment: Appointment
  /** False if no invite was sent: then no cancellation is attached either. */
  isInCalendars?: boolean
  /** The time before a move, or the requested time if another one is approved. */
  before?: Pick<Appointment, 'startsAt' | 'endsAt'>
  /** From the owner to the client. */
  note?: string | undefined
}

/** In the language of the client, with times in the zone of the business. */
export async function buildClientEmail(
  kind: ClientEmailKind,
  { appointment, isInCalendars = true, before, note }: ClientEmailContent,
  context: EmailContext,
): Promise<EmailDraft> {
  const { company, origin } = context
  const { locale, email, name, startsAt, requestType } = appointment
  const t = await loadMailTexts(locale)
  const { to, method } = CLIENT_EMAILS[kind]
  const reason = appointment.denialReason ?? appointment.cancelReason
  const textKey = textKeyOf(kind, isInCalendars, before !== undefined)
  const text = t(`${textKey}.text`, { company: company.name })
  const facts = [
    { label: t('when'), value: formatSpan(locale, company.timeZone, appointment) },
    ...(before
      ? [{ label: t(kind === 'moved' ? 'before' : 'requested'), value: formatSpan(locale, company.timeZone, before) }]
      : []),
    { label: t('about'), value: t(`type.${requestType}`) },
  ]
  const body = (
    <EmailLayout lang={locale} preview={text} heading={t(`${textKey}.heading`)} company={company}>
      {name && <Paragraph>{t('greeting', { name })}</Paragraph>}
      <Paragraph>{text}</Paragraph>
      <Facts facts={facts} />
      {reason && <QuotedText label={t('reason')}>{reason}</QuotedText>}
      {note && <QuotedText label={t('note')}>{note}</QuotedText>}
      {kind === 'receipt' && <QuotedText label={t('comments')}>{appointment.comments}</QuotedText>}
      {isGuest(appointment) ? (
        <GuestNext t={t} kind={kind} locale={locale} context={context} />
      ) : (
        <>
          <Paragraph>{t(`${textKey === 'confirmedOther' ? 'moved' : kind}.next`)}</Paragraph>
          <ButtonLink href={origin + localizedPath(locale, to)}>{t(`${kind}.button`)}</ButtonLink>
        </>
      )}
      <Paragraph>{t('signOff', { company: company.name })}</Paragraph>
    </EmailLayout>
  )
  const subject = t(`${textKey}.subject`, { date: formatDateAndTime(locale, company.timeZone, startsAt) })
  const invite = method && isInCalendars ? [inviteFile(t, method, appointment, context)] : []
  return {
    kind: `booking.${kind}`,
    locale,
    to: { address: email, name },
    subject,
    body,
    attachments: invite,
    about: `booking:${appointment.id}`,
    ...(kind === 'reminder' ? { validUntil: startsAt } : {}),
    ...(company.email ? { replyTo: company.email } : {}),
  }
}

function textKeyOf(kind: ClientEmailKind, isInCalendars: boolean, hasOtherTime: boolean) {
  // An appointment that was never approved is called a request.
  if (kind === 'withdrawn' && !isInCalendars) return 'withdrawnRequest'
  return kind === 'confirmed' && hasOtherTime ? 'confirmedOther' : kind
}

type GuestNextProps = { t: MailTexts; kind: ClientEmailKind; locale: Locale; context: EmailContext }

/** Guests cannot sign in: they reply, call, or use the contact page. */
function GuestNext({ t, kind, locale, context: { company, origin } }: GuestNextProps): ReactNode {
  const { email, phone } = company
  const reply = phone ? 'replyOrCall' : 'reply'
  const way = email ? reply : phone ? 'call' : 'contact'
  const purpose = kind === 'cancelled' || kind === 'withdrawn' ? 'again' : 'change'
  return (
    <>
      <Paragraph>{t(`guest.${purpose}.${way}`, { phone })}</Paragraph>
      {way === 'contact' && (
        <ButtonLink href={origin + localizedPath(locale, '/contact')}>{t('guest.button')}</ButtonLink>
      )}
    </>
  )
}

/** To the owner: requests that have been pending for too long. */
export async function buildNudgeEmail(
  waiting: Appointment[],
  owner: OwnerRecipient,
  context: EmailContext,
): Promise<EmailDraft> {
  const t = await loadMailTexts(owner.locale)
  const subject = t('nudge.subject', { count: waiting.length })
  return ownerEmail('nudge', t, subject, waiting, owner, context)
}

/** To the owner: the client withdrew an approved appointment. */
export async function buildWithdrawalEmail(
  appointment: Appointment,
  owner: OwnerRecipient,
  context: EmailContext,
): Promise<EmailDraft> {
  const t = await loadMailTexts(owner.locale)
  const { timeZone } = context.company
  const subject = t('gone.subject', { date: formatDateAndTime(owner.locale, timeZone, appointment.startsAt) })
  return { ...ownerEmail('gone', t, subject, [appointment], owner, context), about: `booking:${appointment.id}` }
}

function ownerEmail(
  kind: 'nudge' | 'gone',
  t: MailTexts,
  subject: string,
  appointments: Appointment[],
  { address, locale }: OwnerRecipient,
  { company, origin }: EmailContext,
): EmailDraft {
  const factsOf = (appointment: Appointment) => [
    { label: t('when'), value: formatSpan(locale, company.timeZone, appointment) },
    { label: t('client'), value: <bdi>{appointment.name || t('invite.nobody')}</bdi> },
    { label: t('about'), value: t(`type.${appointment.requestType}`) },
    ...(kind === 'nudge'
      ? [{ label: t('waitingSince'), value: formatFullDay(locale, company.timeZone, appointment.createdAt) }]
      : []),
  ]
  const body = (
    <EmailLayout lang={locale} preview={subject} heading={t(`${kind}.heading`)} company={company}>
      <Paragraph>{t(`${kind}.text`)}</Paragraph>
      {appointments.map((appointment) => (
        <Facts key={appointment.id} facts={factsOf(appointment)} />
      ))}
      <ButtonLink href={origin + localizedPath(locale, '/admin/timeslots')}>{t(`${kind}.button`)}</ButtonLink>
    </EmailLayout>
  )
  return { kind: `booking.${kind}`, locale, to: { address }, subject, body }
}

export async function renderClientInvite(appointment: Appointment, context: EmailContext): Promise<string> {
  return renderInvite(await loadMailTexts(appointment.locale), 'PUBLISH', appointment, context)
}

function renderInvite(
  t: MailTexts,
  method: ICalMethod,
  appointment: Appointment,
  { company, origin, now }: EmailContext,
): string {
  const type = t(`type.${appointment.requestType}`)
  const summary = t('invite.summary', { company: company.name, type })
  return renderIcsInvite({ method, appointment, company, origin, summary, description: appointment.comments, now })
}

function inviteFile(t: MailTexts, method: 'REQUEST' | 'CANCEL', appointment: Appointment, context: EmailContext) {
  return {
    filename: 'invite.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(renderInvite(t, method, appointment, context)).toString('base64'),
    method,
  }
}

export function loadMailTexts(locale: Locale = DEFAULT_LOCALE): Promise<MailTexts> {
  return loadT(locale, bookingMailTexts)
}

/** User input with its line breaks, in its own text direction. */
function QuotedText({ label, children }: { label: string; children: string }): ReactNode {
  return (
    <>
      <Paragraph>{label}</Paragraph>
      <blockquote dir="auto" className="line" style={emailStyles.facts}>
        <Paragraph>
          {children.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Paragraph>
      </blockquote>
    </>
  )
}
