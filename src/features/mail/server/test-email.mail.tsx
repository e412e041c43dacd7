import type { Company } from '#features/settings/model/company.schema.ts'
import type { Locale } from '#kernel/locale.ts'
import { createT, loadTexts } from '#platform/i18n/texts.ts'
import { mailServerTexts } from '../messages/server/index.ts'
import type { nl } from '../messages/server/nl.ts'
import { EmailLayout, Paragraph } from './email-parts.mail.tsx'

/** Proves that the mail server delivers. */
export async function testEmail(locale: Locale, company: Company, server: string) {
  const { texts } = await loadTexts(locale, mailServerTexts)
  const t = createT<typeof nl>(locale, texts[mailServerTexts.name]!)
  const subject = t('email.subject', { company: company.name })
  const body = (
    <EmailLayout lang={locale} preview={t('email.text', { server })} heading={subject} company={company}>
      <Paragraph>{t('email.text', { server })}</Paragraph>
    </EmailLayout>
  )
  return { subject, body }
}
