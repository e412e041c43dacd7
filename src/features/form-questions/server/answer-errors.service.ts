import type { Locale } from '#kernel/locale.ts'
import { parseSchemaMessage } from '#kernel/schema-message.ts'
import type { Db } from '#platform/server/db.ts'
import { loadPublicT } from '#platform/server/public-texts.ts'
import { formQuestionsTexts } from '../messages/index.ts'

/** For a form posted without JavaScript: the page has the texts of its own fields only. */
export async function translateAnswerErrors(
  ctx: { db: Db },
  errors: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<Record<string, string>> {
  const t = (await loadPublicT(ctx, locale, formQuestionsTexts)) as (key: string, values: object) => string
  const translated = Object.entries(errors).map(([field, message]) => {
    const { key, values } = parseSchemaMessage(message)
    return [field, t(key, values)]
  })
  return Object.fromEntries(translated)
}
