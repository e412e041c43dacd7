import type { LetterDraft } from '#features/mail/server/letter.service.ts'
import { ButtonLink, Facts, Letter, Paragraph, TextLink } from '#features/mail/server/letter-parts.tsx'
import type { Company } from '#features/settings/model/company.ts'
import type { Locale } from '#kernel/locale.ts'
import { createT, loadTexts, type T } from '#platform/i18n/texts.ts'
import { commentMailTexts } from '../messages/comment-mail/index.ts'
import type { nl } from '../messages/comment-mail/nl.ts'

type Answered = {
  reader: { email: string; firstName: string; language: Locale }
  title: string
  text: string
  company: Company
  link: string
  /** Where these letters are stopped; a mail program may do it with one press (RFC 8058). */
  stop: string
  about: string
}

const MOST_SHOWN = 400

/** To the author of a comment: somebody answered it. */
export async function answerLetter({
  reader,
  title,
  text,
  company,
  link,
  stop,
  about,
}: Answered): Promise<LetterDraft> {
  const { email, firstName, language } = reader
  const { texts } = await loadTexts(language, commentMailTexts)
  const t: T<typeof nl> = createT(language, texts[commentMailTexts.name]!)
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).toWellFormed()}…` : text
  const body = (
    <Letter lang={language} preview={shown.slice(0, 140)} heading={t('heading')} company={company}>
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
    </Letter>
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
