import type { OwnerRecipient } from '#features/identity/server/users/owner-recipients.service.ts'
import type { EmailDraft } from '#features/mail/server/email.service.ts'
import { ButtonLink, EmailLayout, Facts, Paragraph } from '#features/mail/server/email-parts.mail.tsx'
import type { Company } from '#features/settings/model/company.schema.ts'
import { localizedPath } from '#kernel/locale.ts'
import { loadT } from '#platform/i18n/texts.ts'
import { caseMailTexts } from '../../messages/case-mail/index.ts'

type GoneSite = { id: number; slug: string; title: string; client: string; address: string }

/** Tells the owner that the link of a case study was hidden. */
export async function buildGoneSiteEmail(
  { id, slug, title, client, address }: GoneSite,
  { locale, address: to }: OwnerRecipient,
  { company, origin }: { company: Company; origin: string },
): Promise<EmailDraft> {
  const t = await loadT(locale, caseMailTexts)
  const body = (
    <EmailLayout lang={locale} preview={t('text')} heading={t('heading')} company={company}>
      <Facts
        facts={[
          { label: t('case'), value: <bdi>{title}</bdi> },
          { label: t('address'), value: address },
        ]}
      />
      <Paragraph>{t('text')}</Paragraph>
      <ButtonLink href={`${origin}${localizedPath(locale, `/edit/${id}/${slug}`)}`}>{t('button')}</ButtonLink>
    </EmailLayout>
  )
  const subject = t('subject', { client })
  return { kind: 'case.gone', locale, to: { address: to, name: company.name }, subject, body, about: `post:${id}` }
}
