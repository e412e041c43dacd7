import type { Locale } from '#kernel/locale.ts'
import { publicGet } from '#platform/client/api-fetch.ts'
import type { ConsentQuestion } from '../content/dialog.ts'
import type { ConsentRoutes } from '../server/consent.routes.ts'

/** The words of the consent dialog, which only the server renders. */
export async function loadQuestion(locale: Locale): Promise<ConsentQuestion | undefined> {
  const { body } = await publicGet<ConsentRoutes, '/question'>(`/api/consent/question?lng=${locale}`)
  return body as ConsentQuestion | undefined
}
