import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import type { z } from 'zod'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, answers, validate } from '#platform/server/http.ts'
import { letterDetails, letterPage, letterQuery, mailStatus, requeued } from '../model/mail-log.ts'
import { getLetter, getMailStatus, listLetters, markArrived, resendLetter, retryFailed } from './mail.service.ts'

function says(summary: string, schema: z.ZodType, description: string) {
  return describeRoute({ tags: ['mail'], summary, responses: { 200: answers(schema, description) } })
}

const describeList = says('Letters, newest first', letterPage, 'One page of the log, and where the next begins')
const describeStatus = says('How the mail is doing', mailStatus, 'Mail server, last trouble, letters per state')
const describeLetter = says('One letter, to read', letterDetails, 'The letter with its text and its fate')
const describeResend = says('Send a letter once more', letterDetails, 'The letter, queued and due')
const describeArrived = says('Say that an uncertain letter has arrived', letterDetails, 'The letter, as sent')
const describeRetry = says('Try all failed letters again', requeued, 'How many were put back')

export const mailRoutes = new Hono<AppEnv>()
  .get('/', describeList, requireAdmin, validate('query', letterQuery), async (c) => {
    return c.json(await listLetters(c.var.ctx, c.req.valid('query')))
  })
  .get('/status', describeStatus, requireAdmin, async (c) => {
    return c.json(await getMailStatus(c.var.ctx))
  })
  .post('/retry-failed', describeRetry, requireAdmin, async (c) => {
    return c.json(await retryFailed(c.var.ctx, c.var.user))
  })
  .get('/:id', describeLetter, requireAdmin, async (c) => {
    return c.json(await getLetter(c.var.ctx, c.req.param('id')))
  })
  .post('/:id/resend', describeResend, requireAdmin, async (c) => {
    return c.json(await resendLetter(c.var.ctx, c.var.user, c.req.param('id')))
  })
  .post('/:id/arrived', describeArrived, requireAdmin, async (c) => {
    return c.json(await markArrived(c.var.ctx, c.var.user, c.req.param('id')))
  })

export type MailRoutes = typeof mailRoutes
