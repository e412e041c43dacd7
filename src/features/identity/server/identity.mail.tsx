import type { ReactNode } from 'react'
import type { LetterDraft } from '#features/mail/server/letter.service.ts'
import { ButtonLink, Facts, Letter, Paragraph, TextLink } from '#features/mail/server/letter-parts.tsx'
import type { Company } from '#features/settings/model/company.ts'
import type { Provider } from '#features/settings/model/sign-in.ts'
import { type Locale, localizedPath, REGION } from '#kernel/locale.ts'
import { createT, loadTexts, type T } from '#platform/i18n/texts.ts'
import { identityMailTexts } from '../messages/mail/index.ts'
import type { nl } from '../messages/mail/nl.ts'
import { PROVIDER_NAMES } from '../model/provider-names.ts'

type Reader = { locale: Locale; user: { email: string; firstName: string }; company: Company }
type Words = T<typeof nl>

/** Letters with one button. The address leads to a page where something still has to be pressed. */
export const verificationLetter = linkLetter('verification')
export const resetLetter = linkLetter('reset')
export const emailLinkLetter = linkLetter('emailLink')

function linkLetter(kind: 'verification' | 'reset' | 'emailLink') {
  return ({ url, ...reader }: Reader & { url: string }): Promise<LetterDraft> =>
    draft(kind, reader, (t) => (
      <>
        <Paragraph>{t(`${kind}.text`, { company: reader.company.name })}</Paragraph>
        <ButtonLink href={url}>{t(`${kind}.button`)}</ButtonLink>
        <Paragraph>{t(`${kind}.until`)}</Paragraph>
        <Paragraph>{t(`${kind}.notYou`)}</Paragraph>
      </>
    ))
}

/** To the owner of an address that somebody wanted to register: whoever it was is told nothing of this. */
export function addressTakenLetter({ origin, ...reader }: Reader & { origin: string }): Promise<LetterDraft> {
  const page = (path: string) => origin + localizedPath(reader.locale, path)
  return draft('addressTaken', reader, (t) => (
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

type Change = Reader & { at: Date; origin: string }

/** Notices of a change to the account, with a way back for whoever did not make it. */
export function passwordChangedLetter(change: Change): Promise<LetterDraft> {
  return noticeLetter('passwordChanged', change)
}

export function twoFactorLetter({ isOn, ...change }: Change & { isOn: boolean }): Promise<LetterDraft> {
  return noticeLetter(isOn ? 'twoFactorOn' : 'twoFactorOff', change)
}

export function providerLinkedLetter({ provider, ...change }: Change & { provider: Provider }): Promise<LetterDraft> {
  const { at, origin, ...reader } = change
  const { locale, user, company } = reader
  const name = PROVIDER_NAMES[provider]
  return draft(
    'providerLinked',
    reader,
    (t) => (
      <>
        <Paragraph>{t('providerLinked.text', { company: company.name, provider: name })}</Paragraph>
        <Facts
          facts={[
            { label: t('account'), value: user.email },
            { label: t('service'), value: name },
            { label: t('when'), value: moment(at, locale, company.timeZone) },
          ]}
        />
        <Paragraph>{t('wasYou')}</Paragraph>
        <Paragraph>{t('providerLinked.notYou')}</Paragraph>
        <ButtonLink href={origin + localizedPath(locale, '/profile')}>{t('providerLinked.button')}</ButtonLink>
      </>
    ),
    name,
  )
}

function noticeLetter(
  kind: 'passwordChanged' | 'twoFactorOn' | 'twoFactorOff',
  { at, origin, ...reader }: Change,
): Promise<LetterDraft> {
  const { locale, user, company } = reader
  return draft(kind, reader, (t) => (
    <>
      <Paragraph>{t(`${kind}.text`, { company: company.name })}</Paragraph>
      <Facts
        facts={[
          { label: t('account'), value: user.email },
          { label: t('when'), value: moment(at, locale, company.timeZone) },
        ]}
      />
      <Paragraph>{t('wasYou')}</Paragraph>
      <Paragraph>{t('notYou')}</Paragraph>
      <ButtonLink href={origin + localizedPath(locale, '/forgot-password')}>{t('newPassword')}</ButtonLink>
    </>
  ))
}

type Kind =
  | 'verification'
  | 'reset'
  | 'emailLink'
  | 'addressTaken'
  | 'passwordChanged'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'providerLinked'

async function draft(
  kind: Kind,
  { locale, user, company }: Reader,
  say: (t: Words) => ReactNode,
  provider = '',
): Promise<LetterDraft> {
  const { texts } = await loadTexts(locale, identityMailTexts)
  const t: Words = createT(locale, texts[identityMailTexts.name]!)
  const names = { company: company.name, provider }
  const body = (
    <Letter lang={locale} preview={t(`${kind}.text`, names)} heading={t(`${kind}.heading`, names)} company={company}>
      <Paragraph>{isName(user.firstName) ? t('greeting', { name: user.firstName }) : t('greetingNameless')}</Paragraph>
      {say(t)}
    </Letter>
  )
  const subject = t(`${kind}.subject`, names)
  return { kind: `identity.${kind}`, locale, to: { address: user.email }, subject, body }
}

/**
 * Anybody can register anybody's address with any name. What a mail program would turn into a link, or what is a
 * message rather than a name, is not repeated to the owner of the address.
 */
function isName(text: string): boolean {
  return text.length <= 40 && /^[\p{L}\p{M}'’.\- ]+$/u.test(text) && !/\.\p{L}/u.test(text)
}

function moment(at: Date, locale: Locale, timeZone: string): string {
  const date = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone } as const
  return new Intl.DateTimeFormat(REGION[locale], { ...date, ...time }).format(at)
}
