import { Fragment, type ReactNode } from 'react'
import type { Owner } from '#features/identity/server/owners.ts'
import type { Attachment } from '#features/mail/model/letter.ts'
import type { LetterDraft } from '#features/mail/server/letter.service.ts'
import { styles } from '#features/mail/server/letter-look.ts'
import { ButtonLink, Facts, Letter, Paragraph } from '#features/mail/server/letter-parts.tsx'
import type { Company } from '#features/settings/model/company.ts'
import { FALLBACK, type Locale, localizedPath } from '#kernel/locale.ts'
import { createT, loadTexts, type T } from '#platform/i18n/texts.ts'
import { bookingMailTexts } from '../messages/mail/index.ts'
import type { nl } from '../messages/mail/nl.ts'
import type { Appointment } from '../model/appointment.ts'
import { type Method, writeInvite } from './invite.ts'
import { dayIn, momentIn, spanIn } from './moments.ts'

type Words = T<typeof nl>
export type Sender = { company: Company; origin: string; now: Date }

/** To the client. Where the button leads, and what the calendar is told. */
const KINDS = {
  receipt: { to: '/my-appointments', method: null },
  confirmed: { to: '/my-appointments', method: 'REQUEST' },
  denied: { to: '/booking', method: null },
  cancelled: { to: '/booking', method: 'CANCEL' },
  withdrawn: { to: '/booking', method: 'CANCEL' },
  moved: { to: '/my-appointments', method: 'REQUEST' },
  reminder: { to: '/my-appointments', method: null },
} as const
export type ClientLetter = keyof typeof KINDS

type About = {
  appointment: Appointment
  /** False when no calendar has heard of it: then there is nothing to call back. */
  isInCalendars?: boolean
  /** When it was before it was moved. */
  before?: Pick<Appointment, 'startsAt' | 'endsAt'>
}

/** In the client's own language, with times in the zone of the business and its name. */
export async function clientLetter(
  kind: ClientLetter,
  { appointment, isInCalendars = true, before }: About,
  sender: Sender,
): Promise<LetterDraft> {
  const { company, origin } = sender
  const { locale, email, name, startsAt, requestType } = appointment
  const t = await wordsIn(locale)
  const { to, method } = KINDS[kind]
  const reason = appointment.denialReason ?? appointment.cancelReason
  // What nobody had approved was a request, not an appointment.
  const words = kind === 'withdrawn' && !isInCalendars ? 'withdrawnRequest' : kind
  const text = t(`${words}.text`, { company: company.name })
  const facts = [
    { label: t('when'), value: spanIn(locale, company.timeZone, appointment) },
    ...(before ? [{ label: t('before'), value: spanIn(locale, company.timeZone, before) }] : []),
    { label: t('about'), value: t(`type.${requestType}`) },
  ]
  const body = (
    <Letter lang={locale} preview={text} heading={t(`${words}.heading`)} company={company}>
      <Paragraph>{text}</Paragraph>
      <Facts facts={facts} />
      {reason && <Typed label={t('reason')}>{reason}</Typed>}
      {kind === 'receipt' && <Typed label={t('comments')}>{appointment.comments}</Typed>}
      <Paragraph>{t(`${kind}.next`)}</Paragraph>
      <ButtonLink href={origin + localizedPath(locale, to)}>{t(`${kind}.button`)}</ButtonLink>
    </Letter>
  )
  const subject = t(`${words}.subject`, { date: momentIn(locale, company.timeZone, startsAt) })
  const invite = method && isInCalendars ? [inviteFile(t, method, appointment, sender)] : []
  return {
    kind: `booking.${kind}`,
    locale,
    to: { address: email, name },
    subject,
    body,
    attachments: invite,
    about: aboutOf(appointment),
    ...(kind === 'reminder' ? { validUntil: startsAt } : {}),
    ...(company.email ? { replyTo: company.email } : {}),
  }
}

/** To the owner: requests that have waited too long. */
export async function nudgeLetter(
  waiting: Appointment[],
  owner: Owner,
  { company, origin }: Sender,
): Promise<LetterDraft> {
  const { locale } = owner
  const t = await wordsIn(locale)
  const subject = t('nudge.subject', { count: waiting.length })
  const body = (
    <Letter lang={locale} preview={subject} heading={t('nudge.heading')} company={company}>
      <Paragraph>{t('nudge.text')}</Paragraph>
      {waiting.map((appointment) => (
        <Facts
          key={appointment.id}
          facts={[
            { label: t('when'), value: spanIn(locale, company.timeZone, appointment) },
            { label: t('client'), value: <bdi>{appointment.name}</bdi> },
            { label: t('about'), value: t(`type.${appointment.requestType}`) },
            { label: t('waitingSince'), value: dayIn(locale, company.timeZone, appointment.createdAt) },
          ]}
        />
      ))}
      <ButtonLink href={origin + localizedPath(locale, '/admin/timeslots')}>{t('nudge.button')}</ButtonLink>
    </Letter>
  )
  return { kind: 'booking.nudge', locale, to: { address: owner.address }, subject, body }
}

/** To the owner: a client does not come after all. */
export async function goneLetter(
  appointment: Appointment,
  owner: Owner,
  { company, origin }: Sender,
): Promise<LetterDraft> {
  const { locale } = owner
  const t = await wordsIn(locale)
  const subject = t('gone.subject', { date: momentIn(locale, company.timeZone, appointment.startsAt) })
  const body = (
    <Letter lang={locale} preview={subject} heading={t('gone.heading')} company={company}>
      <Paragraph>{t('gone.text')}</Paragraph>
      <Facts
        facts={[
          { label: t('when'), value: spanIn(locale, company.timeZone, appointment) },
          { label: t('client'), value: <bdi>{appointment.name || t('invite.nobody')}</bdi> },
          { label: t('about'), value: t(`type.${appointment.requestType}`) },
        ]}
      />
      <ButtonLink href={origin + localizedPath(locale, '/admin/timeslots')}>{t('gone.button')}</ButtonLink>
    </Letter>
  )
  return { kind: 'booking.gone', locale, to: { address: owner.address }, subject, body, about: aboutOf(appointment) }
}

/** The client's own copy, to put into a calendar by hand. */
export async function inviteText(method: Method, appointment: Appointment, sender: Sender): Promise<string> {
  return inviteOf(await wordsIn(appointment.locale), method, appointment, sender)
}

function inviteOf(t: Words, method: Method, appointment: Appointment, { company, origin, now }: Sender): string {
  const type = t(`type.${appointment.requestType}`)
  const summary = t('invite.summary', { company: company.name, type })
  return writeInvite({ method, appointment, company, origin, summary, description: appointment.comments, now })
}

function inviteFile(t: Words, method: 'REQUEST' | 'CANCEL', appointment: Appointment, sender: Sender): Attachment {
  return {
    filename: 'invite.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(inviteOf(t, method, appointment, sender)).toString('base64'),
    method,
  }
}

/** How a letter names the appointment it is about. */
export function aboutOf({ id }: Pick<Appointment, 'id'>): string {
  return `booking:${id}`
}

export async function wordsIn(locale: Locale = FALLBACK): Promise<Words> {
  const { texts } = await loadTexts(locale, bookingMailTexts)
  return createT(locale, texts[bookingMailTexts.name]!)
}

/** What somebody typed, as it was typed: its own lines, its own direction. */
function Typed({ label, children }: { label: string; children: string }): ReactNode {
  return (
    <>
      <Paragraph>{label}</Paragraph>
      <blockquote dir="auto" className="line" style={styles.facts}>
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
