import type { ReactNode } from 'react'
import type { EmailDraft } from '#features/mail/server/email.service.ts'
import { ButtonLink, EmailLayout, Facts, Paragraph, TextLink } from '#features/mail/server/email-parts.mail.tsx'
import type { Company } from '#features/settings/model/company.schema.ts'
import { dateFormat } from '#kernel/date-format.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import type { T } from '#platform/i18n/texts.ts'
import type { Db } from '#platform/server/db.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import { identityMailTexts } from '../messages/mail/index.ts'
import type { nl } from '../messages/mail/nl.ts'

type Recipient = { db: Db; locale: Locale; user: { email: string; firstName: string }; company: Company }
type Translate = T<typeof nl>
type LinkKind = 'verification' | 'reset' | 'emailLink'
type NoticeKind = 'passwordChanged' | 'twoFactorOn' | 'twoFactorOff' | 'providerLinked'

/** With one button. The page it opens needs another click, so mail scanners do not consume the token. */
export function linkEmail(kind: LinkKind, { url, ...reader }: Recipient & { url: string }): Promise<EmailDraft> {
  return createDraft(kind, reader, (t) => (
    <>
      <Paragraph>{t(`${kind}.text`, { company: reader.company.name })}</Paragraph>
      <ButtonLink href={url}>{t(`${kind}.button`)}</ButtonLink>
      <Paragraph>{t(`${kind}.until`)}</Paragraph>
      <Paragraph>{t(`${kind}.notYou`)}</Paragraph>
    </>
  ))
}

/** To the owner of an address that is already registered. The registration response reveals nothing of this. */
export function addressTakenEmail({ origin, ...reader }: Recipient & { origin: string }): Promise<EmailDraft> {
  const page = (path: string) => origin + localizedPath(reader.locale, path)
  return createDraft('addressTaken', reader, (t) => (
    <>
      <Paragraph>{t('addressTaken.text', { company: reader.company.name })}</Paragraph>
      <Paragraph>{t('addressTaken.signIn')}</Paragraph>
      <ButtonLink href={page('/login')}>{t('addressTaken.button')}</ButtonLink>
      <Paragraph>
        {t('addressTaken.forgotten')} <TextLink href={page('/forgot-password')}>{t('addressTaken.reset')}</TextLink>
      </Paragraph>
      <Paragraph>{t('addressTaken.notYou')}</Paragraph>
    </>
  ))
}

export type AccountChange = Recipient & { at: Date; origin: string }

/** Notice of an account change, with a link to secure the account. `provider`: the name of a linked one. */
export function accountNoticeEmail(
  kind: NoticeKind,
  { at, origin, ...reader }: AccountChange,
  provider = '',
): Promise<EmailDraft> {
  const { locale, user, company } = reader
  const renderBody = (t: Translate) => (
    <>
      <Paragraph>{t(`${kind}.text`, { company: company.name, provider })}</Paragraph>
      <Facts
        facts={[
          { label: t('account'), value: user.email },
          ...(provider ? [{ label: t('service'), value: provider }] : []),
          { label: t('when'), value: formatMoment(at, locale, company.timeZone) },
        ]}
      />
      <Paragraph>{t('wasYou')}</Paragraph>
      <Paragraph>{t(provider ? 'providerLinked.notYou' : 'notYou')}</Paragraph>
      <ButtonLink href={origin + localizedPath(locale, provider ? '/profile' : '/forgot-password')}>
        {t(provider ? 'providerLinked.button' : 'newPassword')}
      </ButtonLink>
    </>
  )
  return createDraft(kind, reader, renderBody, provider)
}

async function createDraft(
  kind: LinkKind | NoticeKind | 'addressTaken',
  { db, locale, user, company }: Recipient,
  renderBody: (t: Translate) => ReactNode,
  provider = '',
): Promise<EmailDraft> {
  const t = await loadPublicT({ db }, locale, identityMailTexts)
  const names = { company: company.name, provider }
  const body = (
    <EmailLayout
      lang={locale}
      preview={t(`${kind}.text`, names)}
      heading={t(`${kind}.heading`, names)}
      company={company}
    >
      <Paragraph>
        {kind !== 'verification' && isPlausibleName(user.firstName)
          ? t('greeting', { name: user.firstName })
          : t('greetingNameless')}
      </Paragraph>
      {renderBody(t)}
    </EmailLayout>
  )
  const subject = t(`${kind}.subject`, names)
  return { kind: `identity.${kind}`, locale, to: { address: user.email }, subject, body }
}

/**
 * Anyone can register any address with any name, which the verification email does not repeat. Elsewhere a name that mail programs would turn into a link, or that is a message
 * rather than a name, is not repeated to the owner of the address.
 */
function isPlausibleName(text: string): boolean {
  return text.length <= 40 && /^[\p{L}\p{M}'’.\- ]+$/u.test(text) && !/\.\p{L}/u.test(text)
}

function formatMoment(at: Date, locale: Locale, timeZone: string): string {
  const date = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone } as const
  return dateFormat(locale, { ...date, ...time }).format(at)
}
