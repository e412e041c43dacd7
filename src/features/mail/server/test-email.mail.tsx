import type { Company } from '#features/settings/model/company.schema.ts'
import type { Locale } from '#kernel/locale.ts'
import { loadT } from '#platform/i18n/texts.ts'
import { mailServerTexts } from '../messages/server/index.ts'
import { EmailLayout, Paragraph } from './email-parts.mail.tsx'

/** Proves that the mail server delivers. */
export async function testEmail(locale: Locale, company: Company, server: string) {
  const t = await loadT(locale, mailServerTexts)
  const subject = t('email.subject', { company: company.name })
  const body = (
    <EmailLayout lang={locale} preview={t('email.text', { server })} heading={subject} company={company}>
      <Paragraph>{t('email.text', { server })}</Paragraph>
    </EmailLayout>
  )
  return { subject, body }
}
