import { phoneHref } from '#features/clients/model/phone-number.ts'
import { answerText } from '#features/form-questions/model/answers.ts'
import type { OwnerRecipient } from '#features/identity/server/users/owner-recipients.service.ts'
import type { EmailDraft } from '#features/mail/server/email.service.ts'
import {
  ButtonLink,
  EmailLayout,
  Facts,
  Paragraph,
  QuotedText,
  TextLines,
  TextLink,
} from '#features/mail/server/email-parts.mail.tsx'
import type { Company } from '#features/settings/model/company.schema.ts'
import { reachableEmail } from '#features/settings/model/company-facts.ts'
import { localizedPath } from '#kernel/locale.ts'
import { loadT } from '#platform/i18n/texts.ts'
import type { Db } from '#platform/server/db.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import { contactMailTexts } from '../messages/mail/index.ts'
import { formatWantedDate } from '../model/wanted-date.ts'
import { aboutMessage, type NewMessage } from './message.repo.ts'

type MessageEmailInput = NewMessage & { db: Db; company: Company }
type WithOrigin = { origin: string }

/** Notice to the owner, in the owner's language. Reply-To is the sender. */
export async function contactNoticeEmail(
  owner: OwnerRecipient,
  about: MessageEmailInput & WithOrigin,
): Promise<EmailDraft> {
  const { id, reference, title, message, email, name, phone, trade, wantedDate, locale, company, origin } = about
  const { formAnswers = [] } = about
  const t = await loadT(owner.locale, contactMailTexts)
  const body = (
    <EmailLayout lang={owner.locale} preview={`${email}: ${title}`} heading={t('notice.heading')} company={company}>
      <Facts
        facts={[
          { label: t('reference'), value: reference },
          { label: t('notice.from'), value: email },
          { label: t('notice.name'), value: name && <bdi>{name}</bdi> },
          { label: t('notice.phone'), value: phone && <TextLink href={phoneHref(phone)}>{phone}</TextLink> },
          { label: t('notice.trade'), value: trade && <bdi>{trade}</bdi> },
          { label: t('notice.wantedDate'), value: wantedDate && formatWantedDate(owner.locale, wantedDate) },
          ...formAnswers.map((answer) => ({
            label: answer.label[owner.locale],
            value: <TextLines text={answerText(answer, owner.locale)} />,
          })),
          { label: t('notice.language'), value: t(`language.${locale}`) },
          { label: t('notice.title'), value: <bdi>{title}</bdi> },
        ].filter(({ value }) => value)}
      />
      <QuotedText text={message} />
      <Paragraph>{t('notice.reply')}</Paragraph>
      <ButtonLink href={`${origin}${localizedPath(owner.locale, '/admin/messages')}?open=${id}`}>
        {t('notice.button')}
      </ButtonLink>
    </EmailLayout>
  )
  const subject = t('notice.subject', { title, reference })
  const to = { address: owner.address, name: company.name }
  return { kind: 'contact.notice', locale: owner.locale, to, replyTo: email, subject, body, about: aboutMessage(id) }
}

/**
 * Receipt to the sender. It repeats nothing of the message: the address may belong to another person, and the form must
 * not deliver arbitrary text to it.
 */
export async function contactReceiptEmail(about: MessageEmailInput & WithOrigin): Promise<EmailDraft> {
  const { db, id, reference, email, locale, company, origin } = about
  const t = await loadPublicT({ db }, locale, contactMailTexts)
  const text = t('receipt.text', { company: company.name })
  const body = (
    <EmailLayout lang={locale} preview={text} heading={t('receipt.heading')} company={company}>
      <Paragraph>{text}</Paragraph>
      <Facts facts={[{ label: t('reference'), value: reference }]} />
      {reachableEmail(company) ? (
        <Paragraph>{t('receipt.next')}</Paragraph>
      ) : (
        <Paragraph>
          {t('receipt.writeAgain')}{' '}
          <TextLink href={origin + localizedPath(locale, '/contact')}>{t('receipt.contactPage')}</TextLink>
        </Paragraph>
      )}
      <Paragraph>{t('receipt.notYou')}</Paragraph>
    </EmailLayout>
  )
  const subject = t('receipt.subject', { reference })
  const headers = { 'Auto-Submitted': 'auto-replied' }
  return { kind: 'contact.receipt', locale, to: { address: email }, subject, body, headers, about: aboutMessage(id) }
}

type AnswerEmailInput = MessageEmailInput & {
  answer: string
  /** Message-IDs of the earlier emails to the sender, oldest first. */
  thread: readonly string[]
}

export async function contactAnswerEmail(about: AnswerEmailInput): Promise<EmailDraft> {
  const { db, id, reference, title, message, email, locale, company, answer, thread } = about
  const t = await loadPublicT({ db }, locale, contactMailTexts)
  const heading = t('answer.heading', { company: company.name })
  const body = (
    <EmailLayout lang={locale} preview={answer.slice(0, 140)} heading={heading} company={company}>
      <div dir="auto">
        <Paragraph>
          <TextLines text={answer} />
        </Paragraph>
      </div>
      <Paragraph>{t('answer.yours', { reference })}</Paragraph>
      <QuotedText text={message} />
    </EmailLayout>
  )
  const subject = t('answer.subject', { title, reference })
  const previous = thread.at(-1)
  const headers = {
    // Written by a person, unlike the other emails (RFC 3834).
    'Auto-Submitted': 'no',
    // RFC 5322: mail programs show the emails of a thread together.
    ...(previous ? { 'In-Reply-To': previous, References: thread.join(' ') } : {}),
  }
  const to = { address: email }
  const draft = { kind: 'contact.answer', locale, to, subject, body, headers, about: aboutMessage(id) }
  const replyTo = reachableEmail(company)
  return replyTo ? { ...draft, replyTo } : draft
}
