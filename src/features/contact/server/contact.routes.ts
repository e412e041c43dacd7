import { Hono } from 'hono'
import { z } from 'zod'
import { callerOf } from '#features/identity/server/caller.ts'
import { type AppEnv, explains, validate } from '#platform/server/http.ts'
import { contactReceipt, contactRequest } from '../model/contact.schema.ts'
import { sendMessage } from './contact.service.ts'
import { shownForm } from './plain-form.ts'

const explain = explains('contact')
const formState = z.object({
  values: z.record(z.string(), z.string()).optional(),
  errors: z.record(z.string(), z.string()).optional(),
  failure: z.string().optional(),
})

export const contactRoutes = new Hono<AppEnv>()
  .post(
    '/',
    explain('Write to the company', contactReceipt, 'The message is stored', 201),
    validate('json', contactRequest),
    async (c) => c.json(await sendMessage(c.var.ctx, c.req.valid('json'), callerOf(c)), 201),
  )
  .get(
    '/form',
    explain('What a form sent without script holds', formState, 'Empty, unless the page of such a form is being made'),
    (c) => c.json(shownForm()),
  )

export type ContactRoutes = typeof contactRoutes
