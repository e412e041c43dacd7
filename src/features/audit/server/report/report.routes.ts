import { Hono } from 'hono'
import type { AuthenticatedEnv } from '#platform/server/guards.ts'
import { operationsFor, validate } from '#platform/server/http.ts'
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
} from '../../model/report.schema.ts'
import { startAudit } from '../run/run.service.ts'
import {
  getAuditSummary,
  getHistory,
  getPage,
  getRunStatus,
  listChecks,
  listFindings,
  listPages,
} from './report.service.ts'

const operation = operationsFor('audit')

export const auditReportRoutes = new Hono<AuthenticatedEnv>()
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

export type AuditReportRoutes = typeof auditReportRoutes
