import { getSetting } from '#features/settings/server/setting.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { servicePricesSetting } from '../../model/service-prices.schema.ts'
import { listServices, type Service, slugPathOf, standardServiceAt } from '../../model/services.ts'
import type { SiteTexts } from '../../model/texts/site-texts.schema.ts'
import { getSiteSettings } from '../site-settings.service.ts'
import * as repo from './service-address.repo.ts'

/** `movedTo`: the current address in this language; null if the service is no longer shown. */
type FoundService = { service: Service } | { movedTo: string | null }

export async function findService(
  ctx: Pick<Context, 'db'>,
  slug: string,
  locale: Locale,
): Promise<FoundService | undefined> {
  const services = listServices(await getSiteSettings(ctx))
  const service = services.find(({ slugs }) => slugs[locale] === slug)
  if (service) return { service }
  const inOtherLanguage = services.find(({ slugs }) => Object.values(slugs).includes(slug))
  const key = inOtherLanguage?.key ?? (await repo.findByAddress(ctx.db, slug)) ?? standardServiceAt(slug)
  if (!key) return undefined
  return { movedTo: services.find((one) => one.key === key)?.slugs[locale] ?? null }
}

/** Part of every change of the texts: an address that is public now is found forever. */
export async function keepServiceAddresses(ctx: { db: Tx }, texts: SiteTexts): Promise<void> {
  const services = listServices({ texts, servicePrices: await getSetting(ctx, servicePricesSetting) })
  for (const locale of LOCALES)
    for (const { key, slugs } of services)
      if (services.some((other) => other.key !== key && other.slugs[locale] === slugs[locale]))
        throw new AppError('INVALID_INPUT', 422, {
          [`${slugPathOf(key)}.${locale}`]: 'site-page-texts:invalid.slugTaken',
        })
  // The same address may belong to two services in two languages: the first one keeps it.
  const addresses = new Map(
    services
      .toReversed()
      .flatMap(({ key, slugs }) => Object.values(slugs).map((slug): [string, string] => [slug, key])),
  )
  await repo.saveAddresses(
    ctx.db,
    Array.from(addresses, ([slug, service]) => ({ slug, service })),
  )
}
