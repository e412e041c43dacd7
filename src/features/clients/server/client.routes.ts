import { Hono } from 'hono'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { parseLocale } from '#kernel/locale.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { requestInfo } from '#platform/server/request-info.ts'
import {
  callInfo,
  callInfoRequest,
  clientCard,
  clientEntryPage,
  clientEntryQuery,
  clientMark,
  consentChange,
  notesChange,
  phoneChange,
} from '../model/client.schema.ts'
import {
  getCallInfo,
  getClient,
  listClientEntries,
  markClient,
  saveCallConsent,
  saveNotes,
  savePhone,
} from './client.service.ts'
import type { ClientSource } from './client-source.service.ts'

const operation = operationsFor('clients')

export const clientRoutes = (sources: readonly ClientSource[]) =>
  new Hono<AppEnv>()
    .use(requireAdmin)
    .post(
      '/call-info',
      operation('Phone number and consent to be called, by address', callInfo, 'Empty for an unknown address'),
      validate('json', callInfoRequest),
      async (c) => c.json(await getCallInfo(c.var.ctx, c.req.valid('json').email)),
    )
    .get('/:key', operation('Get a client card', clientCard, 'The card'), async (c) =>
      c.json(await getClient(c.var.ctx, sources, c.req.param('key'), c.var.user.examples)),
    )
    .get(
      '/:key/entries',
      operation('Appointments, messages, comments or reviews of a client', clientEntryPage, 'A page, newest first'),
      validate('query', clientEntryQuery),
      async (c) =>
        c.json(
          await listClientEntries(
            c.var.ctx,
            sources,
            c.req.param('key'),
            { ...c.req.valid('query'), locale: parseLocale(c.req.query('lng')) ?? c.var.user.language },
            c.var.user.examples,
          ),
        ),
    )
    .put(
      '/:key/notes',
      operation('Save the private notes', clientCard, 'The changed card'),
      validate('json', notesChange),
      async (c) => c.json(await saveNotes(c.var.ctx, c.var.user, sources, c.req.param('key'), c.req.valid('json'))),
    )
    .put(
      '/:key/phone',
      operation('Save the phone number', clientCard, 'The changed card'),
      validate('json', phoneChange),
      async (c) => c.json(await savePhone(c.var.ctx, c.var.user, sources, c.req.param('key'), c.req.valid('json'))),
    )
    .put(
      '/:key/call-consent',
      operation('Record or withdraw the consent to be called', clientCard, 'The changed card'),
      validate('json', consentChange),
      async (c) =>
        c.json(await saveCallConsent(c.var.ctx, c.var.user, sources, c.req.param('key'), c.req.valid('json'))),
    )
    .put(
      '/:key/mark',
      operation('Mark as a client, or remove the mark', clientCard, 'The changed card'),
      validate('json', clientMark),
      async (c) => {
        const { isClient } = c.req.valid('json')
        return c.json(await markClient(c.var.ctx, c.var.user, sources, c.req.param('key'), isClient, requestInfo(c)))
      },
    )

export type ClientRoutes = ReturnType<typeof clientRoutes>
