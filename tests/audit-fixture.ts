import { digestPage } from '#features/audit/model/digest.ts'
import type { PageDigest } from '#features/audit/model/page-digest.ts'
import { auditFindings, auditPages, auditRuns } from '#features/audit/server/audit.table.ts'
import { isLocale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'

type Db = Context['db']
type Run = typeof auditRuns.$inferInsert
type Page = typeof auditPages.$inferInsert
type Finding = typeof auditFindings.$inferInsert

const AT = new Date('2025-03-02T02:30:00Z')

/** A finished full run, unless said otherwise. Returns its id. */
export async function insertRun(db: Db, run: Partial<Run> = {}): Promise<number> {
  const [row] = await db
    .insert(auditRuns)
    .values({
      trigger: 'nightly',
      isFull: true,
      startedAt: AT,
      heartbeatAt: AT,
      finishedAt: new Date(AT.getTime() + 4100),
      pagesTotal: 3,
      pagesDone: 3,
      ...run,
    })
    .returning({ id: auditRuns.id })
  return row!.id
}

type PageInput = Partial<Omit<Page, 'digest'>> & { address: string; digest?: Partial<PageDigest> }

export async function insertPages(db: Db, ...pages: PageInput[]): Promise<void> {
  const { digest: blank } = digestPage({
    origin: 'http://localhost',
    locale: 'nl',
    status: 200,
    location: null,
    robotsHeader: null,
    html: '',
  })
  const rows = pages.map(({ address, digest, ...page }): Page => {
    const prefix = address.split('/')[1]
    const locale = isLocale(prefix) ? prefix : 'nl'
    return {
      address,
      path: locale === 'nl' ? address : address.slice(3) || '/',
      locale,
      kind: 'page',
      editPath: '/admin/settings',
      tags: [],
      checkedAt: AT,
      ...page,
      digest: { ...blank, ...digest },
    }
  })
  await db.insert(auditPages).values(rows)
}

type FindingInput = Partial<Finding> & { check: string; address: string }

export async function insertFindings(db: Db, ...findings: FindingInput[]): Promise<void> {
  const rows = findings.map(
    (finding, index): Finding => ({
      fingerprint: `${finding.check} ${finding.address} ${index}`,
      area: 'seo',
      severity: 'warning',
      element: '',
      values: {},
      firstRun: 1,
      lastRun: 1,
      firstSeenAt: AT,
      ...finding,
    }),
  )
  await db.insert(auditFindings).values(rows)
}
