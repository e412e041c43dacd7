import { packageFacts } from '#features/settings/model/packages.schema.ts'
import { getSetting } from '#features/settings/server/setting.service.ts'
import { formatPrice, PACKAGE_IDS, PACKAGE_KEYS } from '#kernel/facts.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { PACKAGE_COMMENT } from '../../content/package-comment.ts'

/** A sentence about the package with this id, at today's price; nothing for what is none. */
export async function packageComment(
  { db }: Pick<Context, 'db'>,
  id: string | undefined,
  locale: Locale,
): Promise<string | undefined> {
  const key = PACKAGE_KEYS.find((one) => String(PACKAGE_IDS[one]) === id)
  if (!key) return
  const { title, price } = packageFacts(locale, await getSetting({ db }, 'packages'))
  return PACKAGE_COMMENT[locale]({ title: title[key], price: formatPrice(locale, price[key]) })
}
