import { Hono } from 'hono'
import { storedSetting } from '#features/settings/model/setting.schema.ts'
import { type AppEnv, type Guard, operationsFor, validate } from '#platform/server/http.ts'
import { emailDetails, emailPage, emailQuery, mailStatus, requeued, sentUnsent } from '../model/mail-log.schema.ts'
import { mailServerChange, mailTestResult } from '../model/mail-server.schema.ts'
import * as mail from './mail.service.ts'
import { saveMailServer, testMailServer } from './mail-server-admin.service.ts'

const operation = operationsFor('mail')

export const mailRoutes = (requireAdmin: Guard) =>
  new Hono<AppEnv>()
    .use(requireAdmin)
    .get(
      '/',
      operation('Emails, newest first', emailPage, 'A page of emails and the cursor of the next one'),
      validate('query', emailQuery),
      async (c) => c.json(await mail.listEmails(c.var.ctx, c.req.valid('query'), c.var.user.examples)),
    )
    .get(
      '/status',
      operation('Mail delivery status', mailStatus, 'Mail server, last error, emails by status'),
      async (c) => c.json(await mail.getMailStatus(c.var.ctx, c.var.user.examples)),
    )
    .post('/retry-failed', operation('Retry all failed emails', requeued, 'Number of requeued emails'), async (c) =>
      c.json(await mail.retryFailed(c.var.ctx, c.var.user)),
    )
    .post(
      '/send-unsent',
      operation('Send all unsent emails', sentUnsent, 'Number of queued and of expired emails'),
      async (c) => c.json(await mail.sendUnsent(c.var.ctx, c.var.user)),
    )
    .put(
      '/server',
      operation('Set the mail server', storedSetting, 'Current value, without the password'),
      validate('json', mailServerChange),
      async (c) => c.json(await saveMailServer(c.var.ctx, c.var.user, c.req.valid('json'))),
    )
    .post(
      '/server/test',
      operation('Send a test email to yourself', mailTestResult, 'Reply of the mail server'),
      async (c) => c.json(await testMailServer(c.var.ctx, c.var.user)),
    )
    .get('/:id', operation('Get an email', emailDetails, 'The email with content and delivery status'), async (c) =>
      c.json(await mail.getEmail(c.var.ctx, c.req.param('id'), c.var.user.examples)),
    )
    .post('/:id/resend', operation('Resend an email', emailDetails, 'The email, queued and due'), async (c) =>
      c.json(await mail.resendEmail(c.var.ctx, c.var.user, c.req.param('id'))),
    )
    .post(
      '/:id/arrived',
      operation('Mark an uncertain email as arrived', emailDetails, 'The email, as sent'),
      async (c) => c.json(await mail.markArrived(c.var.ctx, c.var.user, c.req.param('id'))),
    )

export type MailRoutes = ReturnType<typeof mailRoutes>
