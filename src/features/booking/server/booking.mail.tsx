import type { ReactNode } from 'react'
import { answerLines, answerText } from '#features/form-questions/model/answers.ts'
import type { Answer } from '#features/form-questions/model/question.schema.ts'
import type { EmailDraft } from '#features/mail/server/email.service.ts'
import {
  EmailLayout,
  Facts,
  Paragraph,
  QuotedText,
  TextLines,
  TextLink,
} from '#features/mail/server/email-parts.mail.tsx'
import { reachableEmail } from '#features/settings/model/company-facts.ts'
import { visibleLocale } from '#kernel/languages/languages.ts'
import { DEFAULT_LOCALE, type Locale } from '#kernel/locale.ts'
import { loadT } from '#platform/i18n/texts.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import { bookingMailTexts } from '../messages/mail/index.ts'
import type { Appointment } from '../model/appointment.ts'
import { linkedParts } from '../model/linked-text.ts'
import { placeOf, subjectName } from '../model/subjects/subject.ts'
import { clientLinkUrl, createClientToken } from './client-link/client-token.service.ts'
import { AfterEnd, ClientNext } from './client-next.mail.tsx'
import type { EmailContext, MailTexts } from './email-context.ts'
import { type ICalMethod, renderIcsInvite } from './invite.view.ts'
import { formatDateAndTime, formatSpan } from './mail-dates.view.ts'

/** Emails to the client: the iCalendar method of the attached invite, and whether the appointment is still expected. */
const CLIENT_EMAILS = {
  receipt: { method: null, isExpected: true },
  confirmed: { method: 'REQUEST', isExpected: true },
  denied: { method: null, isExpected: false },
  cancelled: { method: 'CANCEL', isExpected: false },
  withdrawn: { method: 'CANCEL', isExpected: false },
  moved: { method: 'REQUEST', isExpected: true },
  reminder: { method: null, isExpected: true },
} as const
export type ClientEmailKind = keyof typeof CLIENT_EMAILS

export type ClientEmailContent = {
  appointment: Appointment
  /** False if no invite was sent: then no cancellation is attached either. */
  isInCalendars?: boolean
  /** The time before a move, or the requested time if another one is approved. */
  before?: Pick<Appointment, 'startsAt' | 'endsAt'>
  /** About a change that the client requested: a receipt, an approval or a denial. `before` is the requested time until it is approved. */
  isChange?: boolean
  /** From the owner to the client. */
  note?: string | undefined
}

/** In the language of the client, or the default one if it has been hidden since; with times in the zone of the business. */
export async function buildClientEmail(
  kind: ClientEmailKind,
  { isInCalendars = true, isChange = false, before, note, ...about }: ClientEmailContent,
  context: EmailContext,
): Promise<EmailDraft> {
  const { company, origin } = context
  const appointment = inVisibleLanguage(about.appointment, context)
  const { locale, email, name, startsAt, requestType } = appointment
  const t = await loadPublicT(context, locale, bookingMailTexts)
  const { method, isExpected } = CLIENT_EMAILS[kind]
  const token = createClientToken(context, appointment)
  const reason = appointment.denialReason ?? appointment.cancelReason
  const textKey = textKeyOf(kind, { isInCalendars, isChange, hasOtherTime: before !== undefined })
  const isAsked = kind !== 'moved' && textKey !== 'changeApproved'
  const text = t(`${textKey}.text`, { company: company.name })
  const facts = [
    { label: t('when'), value: formatSpan(locale, company.timeZone, appointment) },
    ...(before
      ? [{ label: t(isAsked ? 'requested' : 'before'), value: formatSpan(locale, company.timeZone, before) }]
      : []),
    ...(isExpected || isChange ? placeFact(t, appointment, locale, context) : []),
    { label: t('about'), value: subjectName(context, requestType, locale) },
    ...(textKey === 'receipt' ? answerFacts(appointment.answers, locale) : []),
  ]
  const next = { t, appointment, url: clientLinkUrl(origin, appointment, token), context }
  const body = (
    <EmailLayout lang={locale} preview={text} heading={t(`${textKey}.heading`)} company={company}>
      {name && <Paragraph>{t('greeting', { name })}</Paragraph>}
      <Paragraph>{text}</Paragraph>
      <Facts facts={facts} />
      {reason && <LabelledQuote label={t('reason')}>{reason}</LabelledQuote>}
      {note && <LabelledQuote label={t('note')}>{note}</LabelledQuote>}
      {textKey === 'receipt' && <LabelledQuote label={t('comments')}>{appointment.comments}</LabelledQuote>}
      {kind === 'receipt' && <Paragraph>{t('receipt.next')}</Paragraph>}
      {!isChange && (kind === 'denied' || kind === 'cancelled' || kind === 'withdrawn') ? (
        <AfterEnd kind={kind} {...next} />
      ) : (
        <ClientNext {...next} />
      )}
      <Paragraph>{t('signOff', { company: company.name })}</Paragraph>
    </EmailLayout>
  )
  const replyTo = reachableEmail(company)
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
    tokens: [token],
    ...(kind === 'reminder' ? { validUntil: startsAt } : {}),
    ...(replyTo ? { replyTo } : {}),
  }
}

type TextKeyInput = { isInCalendars: boolean; isChange: boolean; hasOtherTime: boolean }

function textKeyOf(kind: ClientEmailKind, { isInCalendars, isChange, hasOtherTime }: TextKeyInput) {
  if (isChange && kind === 'receipt') return 'changeRequested'
  if (isChange && kind === 'denied') return 'changeDenied'
  if (isChange && kind === 'confirmed') return 'changeApproved'
  // An appointment that was never approved is called a request.
  if (kind === 'withdrawn' && !isInCalendars) return 'withdrawnRequest'
  return kind === 'confirmed' && hasOtherTime ? 'confirmedOther' : kind
}

/** The answers to the questions of the subject. */
export function answerFacts(answers: readonly Answer[], locale: Locale) {
  return answers.map((answer) => ({
    label: answer.label[locale],
    value: <TextLines text={answerText(answer, locale)} />,
  }))
}

export function placeFact(t: MailTexts, appointment: Appointment, locale: Locale, context: EmailContext) {
  const place = placeOf(context, appointment, locale)
  return place ? [{ label: t('where'), value: <PlaceText place={place} /> }] : []
}

function PlaceText({ place }: { place: string }): ReactNode {
  return linkedParts(place).map(({ start, text, href }) =>
    href ? (
      <TextLink key={start} href={href}>
        {text}
      </TextLink>
    ) : (
      <span key={start} dir="auto">
        {text}
      </span>
    ),
  )
}

function inVisibleLanguage(appointment: Appointment, { languages }: EmailContext): Appointment {
  return { ...appointment, locale: visibleLocale(languages, appointment.locale) }
}

export async function renderClientInvite(stored: Appointment, context: EmailContext): Promise<string> {
  const appointment = inVisibleLanguage(stored, context)
  const t = await loadPublicT(context, appointment.locale, bookingMailTexts)
  return renderInvite(t, 'PUBLISH', appointment, context)
}

function renderInvite(t: MailTexts, method: ICalMethod, appointment: Appointment, context: EmailContext): string {
  const { company, origin, now } = context
  const { locale, requestType, comments, answers } = appointment
  const description = [comments, ...answerLines(answers, locale)].filter(Boolean).join('\n')
  const type = subjectName(context, requestType, locale)
  const summary = t('invite.summary', { company: company.name, type })
  const location = placeOf(context, appointment, locale)
  return renderIcsInvite({ method, appointment, company, origin, summary, description, location, now })
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

export function LabelledQuote({ label, children }: { label: string; children: string }): ReactNode {
  return (
    <>
      <Paragraph>{label}</Paragraph>
      <QuotedText text={children} />
    </>
  )
}
