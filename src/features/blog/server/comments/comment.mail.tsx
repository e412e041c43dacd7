import type { EmailDraft } from '#features/mail/server/email.service.ts'
import {
  ButtonLink,
  EmailLayout,
  Facts,
  Paragraph,
  shortened,
  TextLink,
} from '#features/mail/server/email-parts.mail.tsx'
import type { Company } from '#features/settings/model/company.schema.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import { commentMailTexts } from '../../messages/comment-mail/index.ts'

type ReplyNotice = {
  db: Db
  reader: { email: string; firstName: string; language: Locale }
  title: string
  text: string
  company: Company
  link: string
  /** Unsubscribe link, also sent as a one-click header (RFC 8058). */
  stop: string
  about: string
}

const MAX_QUOTE_LENGTH = 400

export async function replyEmail(notice: ReplyNotice): Promise<EmailDraft> {
  const { db, title, company, link, stop, about } = notice
  const { email, firstName, language } = notice.reader
  const t = await loadPublicT({ db }, language, commentMailTexts)
  const shown = shortened(notice.text, MAX_QUOTE_LENGTH)
  const body = (
    <EmailLayout lang={language} preview={shown.slice(0, 140)} heading={t('heading')} company={company}>
      <Paragraph>{t('hello', { name: firstName })}</Paragraph>
      <Facts
        facts={[
          { label: t('post'), value: <bdi>{title}</bdi> },
          { label: t('answer'), value: <span dir="auto">{shown}</span> },
        ]}
      />
      <ButtonLink href={link}>{t('button')}</ButtonLink>
      <Paragraph>
        {t('why')} <TextLink href={stop}>{t('stop')}</TextLink>
      </Paragraph>
    </EmailLayout>
  )
  return {
    kind: 'blog.answer',
    locale: language,
    to: { address: email, name: firstName },
    subject: t('subject', { title }),
    body,
    about,
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }
}
