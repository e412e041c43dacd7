import { getCompany } from '#features/settings/server/company.service.ts'
import type { Context } from '#platform/server/context.ts'
import type { CrawlerReport } from '../../model/crawler-report.schema.ts'
import { purposeOf } from '../../model/crawlers.ts'
import { boundsOf, type Period } from '../../model/period.ts'
import { listCrawledPages } from '../collect/page-requests.repo.ts'

const TOP_PAGES = 5

export async function getCrawlerReport({ db }: Pick<Context, 'db'>, period: Period): Promise<CrawlerReport> {
  const { timeZone } = await getCompany({ db })
  const rows = await listCrawledPages(db, boundsOf(period, timeZone), TOP_PAGES)
  return [...Map.groupBy(rows, ({ client }) => client)].map(([name, pages]) => ({
    name,
    purpose: purposeOf(name),
    requests: pages[0]!.total,
    lastSeen: new Date(pages[0]!.lastSeen * 1000).toISOString(),
    topPages: pages.map(({ path, requests }) => ({ path, requests })),
  }))
}
