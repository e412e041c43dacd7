import type { OwnerRecipient } from '#features/identity/server/users/owner-recipients.service.ts'
import type { EmailDraft } from '#features/mail/server/email.service.ts'
import { ButtonLink, EmailLayout, Facts, Paragraph, shortened } from '#features/mail/server/email-parts.mail.tsx'
import type { Company } from '#features/settings/model/company.schema.ts'
import { reachableEmail } from '#features/settings/model/company-facts.ts'
import { dateFormat } from '#kernel/date-format.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { loadT } from '#platform/i18n/texts.ts'
import type { Db } from '#platform/server/db.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import { moderationMailTexts } from '../messages/mail/index.ts'

/** `kind` as the slice of the text names it. */
type HiddenText = { kind: string; text: string; reason: string; writtenAt: Date; decidedAt: Date; about: string }

const MAX_EXCERPT_LENGTH = 400

/** Statement of reasons for the author of a hidden text (EU Digital Services Act, article 17). */
export async function buildHiddenTextEmail(
  { text, reason, writtenAt, decidedAt, about, ...hidden }: HiddenText,
  { email, firstName, language }: { email: string; firstName: string; language: Locale },
  { db, company, origin }: { db: Db; company: Company; origin: string },
): Promise<EmailDraft> {
  const t = await loadPublicT({ db }, language, moderationMailTexts)
  const kind = hidden.kind as 'comment' | 'review'
  const subject = t(`heading.${kind}`)
  const day = dateFormat(language, { dateStyle: 'long', timeZone: company.timeZone })
  const body = (
    <EmailLayout lang={language} preview={reason.slice(0, 140)} heading={subject} company={company}>
      <Paragraph>{t(`hello.${kind}`, { name: firstName })}</Paragraph>
      <Facts
        facts={[
          { label: t('reason'), value: <span dir="auto">{reason}</span> },
          { label: t(`text.${kind}`), value: <span dir="auto">{shortened(text, MAX_EXCERPT_LENGTH)}</span> },
          { label: t('writtenOn'), value: day.format(writtenAt) },
          { label: t('decidedOn'), value: day.format(decidedAt) },
        ]}
      />
      <Paragraph>{t('how')}</Paragraph>
      <Paragraph>
        {t('object')} {reachableEmail(company) && t('reply')}
      </Paragraph>
      <ButtonLink href={origin + localizedPath(language, '/contact')}>{t('button')}</ButtonLink>
      <Paragraph>{t('further')}</Paragraph>
    </EmailLayout>
  )
  return { kind: 'moderation.hidden', locale: language, to: { address: email, name: firstName }, subject, body, about }
}

const MAX_LISTED = 20
const MAX_DIGEST_EXCERPT_LENGTH = 200

/** Newest first, with the beginning of each text. */
export async function buildModerationDigestEmail(
  texts: readonly { kind: string; id: string; text: string; writtenAt: Date; state: string }[],
  { address, locale, user }: OwnerRecipient,
  { company, origin }: { company: Company; origin: string },
): Promise<EmailDraft> {
  const t = await loadT(locale, moderationMailTexts)
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: company.timeZone })
  const subject = t('digest.subject', { count: texts.length })
  const listed = texts.toSorted((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime()).slice(0, MAX_LISTED)
  const body = (
    <EmailLayout lang={locale} preview={subject} heading={t('digest.heading')} company={company}>
      {user && <Paragraph>{t('digest.hello', { name: user.firstName })}</Paragraph>}
      <Paragraph>{t('digest.text')}</Paragraph>
      {listed.map(({ kind, id, text, state, writtenAt }) => (
        <Facts
          key={`${kind}:${id}`}
          facts={[
            {
              label: t(kind === 'review' ? 'digest.review' : 'digest.comment'),
              value: <span dir="auto">{shortened(text, MAX_DIGEST_EXCERPT_LENGTH)}</span>,
            },
            { label: t('writtenOn'), value: day.format(writtenAt) },
            { label: t('reason'), value: t(state === 'waiting' ? 'digest.waiting' : 'digest.reported') },
          ]}
        />
      ))}
      <ButtonLink href={origin + localizedPath(locale, '/admin/moderation')}>{t('digest.button')}</ButtonLink>
      <Paragraph>{t('digest.signOff', { company: company.name })}</Paragraph>
    </EmailLayout>
  )
  return { kind: 'moderation.digest', locale, to: { address }, subject, body }
}
