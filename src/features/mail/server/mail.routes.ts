import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { z } from 'zod'
import { storedSetting } from '#features/settings/model/setting.schema.ts'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, jsonResponse, validate } from '#platform/server/http.ts'
import { emailDetails, emailPage, emailQuery, mailStatus, requeued, sentUnsent } from '../model/mail-log.schema.ts'
import { mailServerChange, mailTestResult } from '../model/mail-server.schema.ts'
import {
  getEmail,
  getMailStatus,
  listEmails,
  markArrived,
  resendEmail,
  retryFailed,
  sendUnsent,
} from './mail.service.ts'
import { saveMailServer, testMailServer } from './mail-server-admin.service.ts'

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
const describeUnsent = describeOperation('Send all unsent emails', sentUnsent, 'Number of queued and of expired emails')
const describeServer = describeOperation('Set the mail server', storedSetting, 'Current value, without the password')
const describeTest = describeOperation('Send a test email to yourself', mailTestResult, 'Reply of the mail server')

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
  .post('/send-unsent', describeUnsent, requireAdmin, async (c) => {
    return c.json(await sendUnsent(c.var.ctx, c.var.user))
  })
  .put('/server', describeServer, requireAdmin, validate('json', mailServerChange), async (c) => {
    return c.json(await saveMailServer(c.var.ctx, c.var.user, c.req.valid('json')))
  })
  .post('/server/test', describeTest, requireAdmin, async (c) => {
    return c.json(await testMailServer(c.var.ctx, c.var.user))
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
