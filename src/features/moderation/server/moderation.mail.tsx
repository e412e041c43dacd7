import type { LetterDraft } from '#features/mail/server/letter.service.ts'
import { ButtonLink, Facts, Letter, Paragraph } from '#features/mail/server/letter-parts.tsx'
import type { Company } from '#features/settings/model/company.ts'
import { type Locale, REGION } from '#kernel/locale.ts'
import { createT, loadTexts, type T } from '#platform/i18n/texts.ts'
import { moderationMailTexts } from '../messages/mail/index.ts'
import type { nl } from '../messages/mail/nl.ts'

type Hidden = {
  reader: { email: string; firstName: string; language: Locale }
  text: string
  reason: string
  writtenAt: Date
  decidedAt: Date
  company: Company
  /** Where an objection can be written. */
  objectAt: string
  about: string
}

const MOST_SHOWN = 400

/** To the author of a text that was hidden: what, why, who decided, and what can be done about it (EU DSA, article 17). */
export async function hiddenLetter(hidden: Hidden): Promise<LetterDraft> {
  const { reader, text, reason, writtenAt, decidedAt, company, objectAt, about } = hidden
  const { email, firstName, language } = reader
  const { texts } = await loadTexts(language, moderationMailTexts)
  const t: T<typeof nl> = createT(language, texts[moderationMailTexts.name]!)
  const day = new Intl.DateTimeFormat(REGION[language], { dateStyle: 'long', timeZone: company.timeZone })
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).toWellFormed()}…` : text
  const body = (
    <Letter lang={language} preview={reason.slice(0, 140)} heading={t('heading')} company={company}>
      <Paragraph>{t('hello', { name: firstName })}</Paragraph>
      <Facts
        facts={[
          { label: t('reason'), value: <span dir="auto">{reason}</span> },
          { label: t('text'), value: <span dir="auto">{shown}</span> },
          { label: t('writtenOn'), value: day.format(writtenAt) },
          { label: t('decidedOn'), value: day.format(decidedAt) },
        ]}
      />
      <Paragraph>{t('how')}</Paragraph>
      <Paragraph>
        {t('object')} {company.email && t('reply')}
      </Paragraph>
      <ButtonLink href={objectAt}>{t('button')}</ButtonLink>
      <Paragraph>{t('further')}</Paragraph>
    </Letter>
  )
  return {
    kind: 'moderation.hidden',
    locale: language,
    to: { address: email, name: firstName },
    subject: t('subject'),
    body,
    about,
  }
}
