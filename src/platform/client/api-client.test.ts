import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { apiClient, unwrap } from './api-client.ts'
import { setServerFetch } from './api-fetch.ts'

const routes = new Hono()
  .get('/', (c) => c.json({ list: c.req.query() }))
  .get('/:id/replies', (c) => c.json({ id: c.req.param('id'), ...c.req.query() }))
  .patch('/:id', async (c) =>
    c.json({ id: c.req.param('id'), type: c.req.header('content-type'), body: await c.req.json() }),
  )
  .delete('/:id', (c) => c.json({ who: c.req.header('x-who') }))
  .post('/', (c) => c.json({ error: { code: 'TAKEN', fields: { a: 'b' } } }, 409))
const server = new Hono().route('/api/things', routes)
setServerFetch(async (path, init) => server.request(path, init))
// biome-ignore lint/suspicious/noExplicitAny: what the server asks for is checked here, not typed
const api = apiClient<typeof routes>('/things') as any

test('a call reaches its route with its parameters, whatever characters they contain', async () => {
  expect(await unwrap(api.index.$get())).toEqual({ list: {} })
  expect(await unwrap(api.index.$get({ query: { q: 'a&b ?', none: undefined } }))).toEqual({ list: { q: 'a&b ?' } })
  expect(await unwrap(api[':id'].replies.$get({ param: { id: 'a/b ?' }, query: { after: '3' } }))).toEqual({
    id: 'a/b ?',
    after: '3',
  })
})

test.each(['..', '.', ''])('%j never leads a call to another route', async (id) => {
  expect(await unwrap(api[':id'].replies.$get({ param: { id } }))).toEqual({ id: '-' })
})

test('a body is sent as JSON, with the headers of the call', async () => {
  expect(await unwrap(api[':id'].$patch({ param: { id: '7' }, json: { text: 'é' } }))).toEqual({
    id: '7',
    type: 'application/json',
    body: { text: 'é' },
  })
  expect(await unwrap(api[':id'].$delete({ param: { id: '7' } }, { headers: { 'x-who': 'me' } }))).toEqual({
    who: 'me',
  })
})

test('an error response is thrown with its code and fields', async () => {
  await expect(unwrap(api.index.$post({ json: {} }))).rejects.toMatchObject({
    status: 409,
    code: 'TAKEN',
    fields: { a: 'b' },
  })
})
