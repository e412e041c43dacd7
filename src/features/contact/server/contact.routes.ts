import { Hono } from 'hono'
import { z } from 'zod'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { requestInfo, requestLocale } from '#platform/server/request-info.ts'
import { contactReceipt, contactRequest } from '../model/contact.schema.ts'
import { askedFields } from '../model/contact-form.schema.ts'
import { sendMessage } from './contact.service.ts'
import { getAskedFields } from './contact-form.service.ts'
import { currentPostedForm } from './plain-form.service.ts'

const operation = operationsFor('contact')
const formState = z.object({
  values: z.record(z.string(), z.string()).optional(),
  errors: z.record(z.string(), z.string()).optional(),
  failure: z.string().optional(),
  confirmation: z.string().optional(),
})

export const contactRoutes = new Hono<AppEnv>()
  .post(
    '/',
    operation('Send a message to the company', contactReceipt, 'The message is stored', 201),
    validate('json', contactRequest),
    async (c) => c.json(await sendMessage(c.var.ctx, c.req.valid('json'), requestInfo(c)), 201),
  )
  .get('/questions', operation('What the contact form asks', askedFields, 'In the language of the page'), async (c) =>
    c.json(await getAskedFields(c.var.ctx, requestLocale(c))),
  )
  .get(
    '/form',
    operation('State of a form posted without JavaScript', formState, 'Empty outside the rendering of that form'),
    (c) => c.json(currentPostedForm()),
  )

export type ContactRoutes = typeof contactRoutes
