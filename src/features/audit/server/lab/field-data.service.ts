import { getVitalBreakdown } from '#features/analytics/server/vitals/vitals.service.ts'
import type { LabReportPage } from '#features/audit/model/lab.schema.ts'
import { addDays } from '#kernel/calendar.ts'
import { DEFAULT_LOCALE, type Locale, prefixOf, withoutPrefix } from '#kernel/locale.ts'
import { routeOf } from '#kernel/pages.ts'
import type { Context } from '#platform/server/context.ts'

const DAYS = 28

/** Lighthouse simulates a phone, so it is compared with field data of phones, in the language of the page. */
export async function readFieldData(ctx: Context, addresses: string[]): Promise<Map<string, LabReportPage['field']>> {
  const languages = [...new Set(addresses.map(languageOf))]
  const found = new Map(
    await Promise.all(languages.map(async (language) => [language, await readLanguage(ctx, language)] as const)),
  )
  return new Map(
    addresses.map((address): [string, LabReportPage['field']] => {
      const vitals = found.get(languageOf(address))
      const route = routeOf(address) ?? withoutPrefix(address)
      return [address, { lcp: vitals?.LCP.get(route) ?? null, cls: vitals?.CLS.get(route) ?? null }]
    }),
  )
}

function languageOf(address: string): Locale {
  return (prefixOf(address).slice(1) || DEFAULT_LOCALE) as Locale
}

async function readLanguage(ctx: Context, language: Locale) {
  const [LCP, CLS] = await Promise.all([byRoute(ctx, 'LCP', language), byRoute(ctx, 'CLS', language)])
  return { LCP, CLS }
}

async function byRoute(ctx: Context, metric: 'LCP' | 'CLS', language: Locale) {
  const to = ctx.now().toISOString().slice(0, 10)
  const period = { from: addDays(to, 1 - DAYS), to }
  const { rows } = await getVitalBreakdown(ctx, { ...period, metric, by: 'route', device: 'phone', language })
  return new Map(
    rows.flatMap(({ value, p75, samples }) => (value !== null && p75 !== null ? [[value, { p75, samples }]] : [])),
  )
}
