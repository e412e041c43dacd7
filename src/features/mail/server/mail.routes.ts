import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { z } from 'zod'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, jsonResponse, validate } from '#platform/server/http.ts'
import { emailDetails, emailPage, emailQuery, mailStatus, requeued } from '../model/mail-log.schema.ts'
import { getEmail, getMailStatus, listEmails, markArrived, resendEmail, retryFailed } from './mail.service.ts'

function describeOperation(summary: string, schema: z.ZodType, description: string) {
  return describeRoute({ tags: ['mail'], summary, responses: { 200: jsonResponse(schema, description) } })
}

const describeList = describeOperation(
  'Emails, newest first',
  emailPage,
  'A page of emails and the cursor of the next one',
)
const describeStatus = describeOperation(
  'Mail delivery status',
  mailStatus,
  'Mail server, last error, emails by status',
)
const describeEmail = describeOperation('Get an email', emailDetails, 'The email with content and delivery status')
const describeResend = describeOperation('Resend an email', emailDetails, 'The email, queued and due')
const describeArrived = describeOperation('Mark an uncertain email as arrived', emailDetails, 'The email, as sent')
const describeRetry = describeOperation('Retry all failed emails', requeued, 'Number of requeued emails')

export const mailRoutes = new Hono<AppEnv>()
  .get('/', describeList, requireAdmin, validate('query', emailQuery), async (c) => {
    return c.json(await listEmails(c.var.ctx, c.req.valid('query')))
  })
  .get('/status', describeStatus, requireAdmin, async (c) => {
    return c.json(await getMailStatus(c.var.ctx))
  })
  .post('/retry-failed', describeRetry, requireAdmin, async (c) => {
    return c.json(await retryFailed(c.var.ctx, c.var.user))
  })
  .get('/:id', describeEmail, requireAdmin, async (c) => {
    return c.json(await getEmail(c.var.ctx, c.req.param('id')))
  })
  .post('/:id/resend', describeResend, requireAdmin, async (c) => {
    return c.json(await resendEmail(c.var.ctx, c.var.user, c.req.param('id')))
  })
  .post('/:id/arrived', describeArrived, requireAdmin, async (c) => {
    return c.json(await markArrived(c.var.ctx, c.var.user, c.req.param('id')))
  })

export type MailRoutes = typeof mailRoutes
