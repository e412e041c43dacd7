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
  'Letters, newest first',
  emailPage,
  'One page of the log, and where the next begins',
)
const describeStatus = describeOperation(
  'How the mail is doing',
  mailStatus,
  'Mail server, last trouble, letters per state',
)
const describeEmail = describeOperation('One letter, to read', emailDetails, 'The letter with its text and its fate')
const describeResend = describeOperation('Send a letter once more', emailDetails, 'The letter, queued and due')
const describeArrived = describeOperation(
  'Say that an uncertain letter has arrived',
  emailDetails,
  'The letter, as sent',
)
const describeRetry = describeOperation('Try all failed letters again', requeued, 'How many were put back')

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
