import type { ReactNode } from 'react'
import { ButtonLink, Paragraph, TextLink } from '#features/mail/server/email-parts.mail.tsx'
import { reachableEmail } from '#features/settings/model/company-facts.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { type Appointment, canClientChange, changeDeadline, isGuest } from '../model/appointment.ts'
import type { EmailContext, MailTexts } from './email-context.ts'
import { formatDateAndTime } from './mail-dates.view.ts'

type NextProps = { t: MailTexts; appointment: Appointment; url: string; context: EmailContext }

/** The link to the appointment, with and without an account, and until when the client can use it for a change. */
export function ClientNext({ t, appointment, url, context }: NextProps): ReactNode {
  const { company, now, settings } = context
  const { locale, startsAt } = appointment
  const until = changeDeadline(appointment, settings.changeHours)
  const date = formatDateAndTime(locale, company.timeZone, until)
  return (
    <>
      {canClientChange(appointment, settings, now) ? (
        <>
          <Paragraph>{until < startsAt ? t('link.changeUntil', { date }) : t('link.change')}</Paragraph>
          <ButtonLink href={url}>{t('link.button')}</ButtonLink>
          {company.phone && <Paragraph>{t('call', { phone: company.phone })}</Paragraph>}
        </>
      ) : (
        <>
          <ContactNext t={t} purpose="change" locale={locale} context={context} />
          <ButtonLink href={url}>{t('link.view')}</ButtonLink>
        </>
      )}
    </>
  )
}

type AfterEndProps = NextProps & { kind: 'denied' | 'cancelled' | 'withdrawn' }

export function AfterEnd({ t, kind, appointment, url, context }: AfterEndProps): ReactNode {
  const { company, origin } = context
  const { locale } = appointment
  return (
    <>
      {isGuest(appointment) ? (
        <ContactNext t={t} purpose="again" locale={locale} context={context} />
      ) : (
        <>
          <Paragraph>{t(`${kind}.next`)}</Paragraph>
          <ButtonLink href={origin + localizedPath(locale, '/booking')}>{t(`${kind}.button`)}</ButtonLink>
          {company.phone && <Paragraph>{t('call', { phone: company.phone })}</Paragraph>}
        </>
      )}
      <Paragraph>
        <TextLink href={url}>{t('link.view')}</TextLink>
      </Paragraph>
    </>
  )
}

type ContactNextProps = { t: MailTexts; purpose: 'change' | 'again'; locale: Locale; context: EmailContext }

/** By reply, by phone, or otherwise by the contact page. */
function ContactNext({ t, purpose, locale, context: { company, origin } }: ContactNextProps): ReactNode {
  const { phone } = company
  const reply = phone ? 'replyOrCall' : 'reply'
  const way = reachableEmail(company) ? reply : phone ? 'call' : 'contact'
  return (
    <>
      <Paragraph>{t(`guest.${purpose}.${way}`, { phone })}</Paragraph>
      {way === 'contact' && (
        <ButtonLink href={origin + localizedPath(locale, '/contact')}>{t('guest.button')}</ButtonLink>
      )}
    </>
  )
}
