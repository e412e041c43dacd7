import { Hono } from 'hono'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { type AppEnv, done, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import { assistantReport } from '../model/answers/answers.schema.ts'
import { driftConfirmation, driftQuery, driftReport } from '../model/drift/drift-report.schema.ts'
import { labQuery, labReport, labRunStatus, startedLabRun } from '../model/lab.schema.ts'
import {
  areaQuery,
  auditHistory,
  auditSummary,
  checkReports,
  findingList,
  findingsQuery,
  historyQuery,
  pageDetail,
  pageDetailQuery,
  pageList,
  pagesQuery,
  runStatus,
  startedRun,
} from '../model/report.schema.ts'
import { tipDismissal, tipList } from '../model/tip.schema.ts'
import { getAssistantReport } from './answers/answerability.service.ts'
import { confirmDrift, getDrift } from './drift/drift.service.ts'
import { getLabReport } from './lab/lab.service.ts'
import { getLabRunStatus, startLabRun } from './lab/lab-run.service.ts'
import { checkLinksAgain } from './links/check-links.service.ts'
import {
  getAuditSummary,
  getHistory,
  getPage,
  getRunStatus,
  listChecks,
  listFindings,
  listPages,
} from './report/audit-report.service.ts'
import { startAudit } from './run/run.service.ts'
import { dismissTip, listTips, restoreTip } from './tips/tip.service.ts'
import type { TipFacts } from './tips/tip-sources.service.ts'

const operation = operationsFor('audit')

/** `source`: data of slices that this one cannot import. */
export function auditRoutes(source: TipFacts) {
  return new Hono<AppEnv>()
    .use(requireAdmin)
    .get(
      '/summary',
      operation(
        'Score of an area and changes since the baseline',
        auditSummary,
        'Points lost per check, findings, pages and runs',
      ),
      validate('query', areaQuery),
      async (c) => c.json(await getAuditSummary(c.var.ctx, c.req.valid('query').area)),
    )
    .get(
      '/history',
      operation('Scores of the last full runs', auditHistory, 'Oldest first'),
      validate('query', historyQuery),
      async (c) => {
        const { area, limit } = c.req.valid('query')
        return c.json(await getHistory(c.var.ctx, area, limit))
      },
    )
    .get(
      '/checks',
      operation('Every check of an area', checkReports, 'Most lost points first'),
      validate('query', areaQuery),
      async (c) => c.json(await listChecks(c.var.ctx, c.req.valid('query').area)),
    )
    .get(
      '/findings',
      operation('Findings of an area or of one check', findingList, 'Fifty per page, errors first'),
      validate('query', findingsQuery),
      async (c) => c.json(await listFindings(c.var.ctx, c.req.valid('query'))),
    )
    .get('/pages', operation('Audited pages', pageList, 'Fifty per page'), validate('query', pagesQuery), async (c) =>
      c.json(await listPages(c.var.ctx, c.req.valid('query'))),
    )
    .get(
      '/pages/detail',
      operation('Figures and findings of one page', pageDetail, 'Findings of both areas'),
      validate('query', pageDetailQuery),
      async (c) => c.json(await getPage(c.var.ctx, c.req.valid('query').address)),
    )
    .get('/runs/current', operation('Progress of the audit', runStatus, 'The active run and the last one'), async (c) =>
      c.json(await getRunStatus(c.var.ctx)),
    )
    .post(
      '/runs',
      operation('Start a full audit', startedRun, 'It continues in the background; 409 while another one runs', 202),
      async (c) => c.json(await startAudit(c.var.ctx, 'manual'), 202),
    )
    .post(
      '/links/checks',
      operation(
        'Check the broken links to other sites again',
        doneSchema,
        'Continues in the background; the findings follow',
        202,
      ),
      async (c) => c.json(await done(checkLinksAgain(c.var.ctx)), 202),
    )
    .get(
      '/answers',
      operation(
        'Answerability, files and Markdown twins for AI assistants',
        assistantReport,
        'Questions with the closest passage, file status and twin counts',
      ),
      async (c) => c.json(await getAssistantReport(c.var.ctx)),
    )
    .get(
      '/drift',
      operation('Texts that changed in one language and not in the others', driftReport, 'With both texts'),
      validate('query', driftQuery),
      async (c) => c.json(await getDrift(c.var.ctx, source.readTextGroups, c.req.valid('query').lng)),
    )
    .put(
      '/drift/confirmations',
      operation('Confirm a translation, or withdraw the confirmation', driftConfirmation, 'The stored confirmation'),
      validate('json', driftConfirmation),
      async (c) => {
        const confirmation = c.req.valid('json')
        await confirmDrift(c.var.ctx, c.var.user, confirmation)
        return c.json(confirmation)
      },
    )
    .get(
      '/lab',
      operation(
        'Weight, requests, blocking resources, HTML and field data of pages',
        labReport,
        'Heaviest first, with the last run of Lighthouse',
      ),
      validate('query', labQuery),
      async (c) => c.json(await getLabReport(c.var.ctx, c.req.valid('query'))),
    )
    .get(
      '/lab/runs',
      operation('Progress of Lighthouse', labRunStatus, 'What it lacks here, the active run and the last one'),
      async (c) => c.json(await getLabRunStatus(c.var.ctx)),
    )
    .post(
      '/lab/runs',
      operation(
        'Measure the important pages with Lighthouse',
        startedLabRun,
        'It continues in the background; 409 while another one runs, and without a browser or its packages',
        202,
      ),
      async (c) => c.json(await startLabRun(c.var.ctx), 202),
    )
    .get('/tips', operation('List tips by effect', tipList, 'Tips and dismissed tips'), async (c) =>
      c.json(await listTips(c.var.ctx, source)),
    )
    .post(
      '/tips/dismissals',
      operation('Dismiss a tip until its effect grows', doneSchema, 'Dismissed'),
      validate('json', tipDismissal),
      async (c) => c.json(await done(dismissTip(c.var.ctx, c.var.user, c.req.valid('json'), source))),
    )
    .delete('/tips/dismissals/:key', operation('Show a dismissed tip again', doneSchema, 'Shown again'), async (c) =>
      c.json(await done(restoreTip(c.var.ctx, c.var.user, c.req.param('key')))),
    )
}

export type AuditRoutes = ReturnType<typeof auditRoutes>
