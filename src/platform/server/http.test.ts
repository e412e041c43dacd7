import { Hono } from 'hono'
import pino from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineErrors } from '#kernel/app-error.ts'
import { ALL_LANGUAGES } from '#kernel/languages/languages.ts'
import { platformTexts } from '#platform/i18n/messages/index.ts'
import type { Context } from './context.ts'
import { type AppEnv, errorHandler, httpErrors, limitBody, validate } from './http.ts'

const errors = defineErrors({ ALREADY_DECIDED: 409 })
const guest = z.object({
  name: z
    .string('platform:error.TOO_MANY_ATTEMPTS')
    .min(1, 'platform:error.TOO_MANY_ATTEMPTS')
    .regex(/^[A-Z]/, 'platform:invalid'),
  age: z.number(),
})

function api() {
  const app = new Hono<AppEnv>()
  app.onError(errorHandler([platformTexts]))
  app.use(async (c, next) => {
    c.set('requestId', 'id-1')
    const languages = { current: () => ALL_LANGUAGES, ready: async () => {}, close() {} }
    c.set('ctx', { log: pino({ level: 'silent' }), languages } as unknown as Context)
    await next()
  })
  app.use(
    limitBody(1000, () => {
      throw httpErrors.BODY_TOO_LARGE()
    }),
  )
  app.post('/guests', validate('json', guest), (c) => c.json(c.req.valid('json'), 201))
  app.get('/decided', () => {
    throw errors.ALREADY_DECIDED()
  })
  app.get('/bug', () => {
    throw new Error('password is hunter2')
  })
  return app
}

function post(body: string, headers: Record<string, string> = {}) {
  return api().request('/guests', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
}

test('valid input is accepted', async () => {
  const response = await post('{"name":"Rita","age":41,"extra":true}')
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ name: 'Rita', age: 41 })
})

test('invalid input returns the first error of each field, in the request language', async () => {
  const response = await post('{"name":"","age":"x"}', { 'accept-language': 'en' })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    error: {
      code: 'INVALID_INPUT',
      message: 'Some fields are not filled in correctly. Please check them.',
      fields: { name: 'Too many attempts. Please try again later', age: 'This value is not valid.' },
    },
  })
})

test.each(['{"name":', 'null', '[]', '"text"', ''])('a body such as %s is a 4xx', async (body) => {
  const { status } = await post(body)
  expect([400, 422]).toContain(status)
})

test('a body that is not JSON is rejected', async () => {
  expect((await post('name=Rita', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(422)
})

test.each([
  ['declares', { 'content-length': '2024' }],
  ['does not declare', {}],
  ['declares in chunks', { 'content-length': '5', 'transfer-encoding': 'chunked' }],
])('a body that is too large and %s its length is rejected', async (_, headers) => {
  const response = await post(JSON.stringify({ name: 'x'.repeat(2000), age: 1 }), headers)
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ error: { code: 'BODY_TOO_LARGE' } })
})

test('an expected error returns its code and status', async () => {
  const response = await api().request('/decided')
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ error: { code: 'ALREADY_DECIDED' } })
})

test('an unexpected error returns its request id and no details', async () => {
  const response = await api().request('/bug', { headers: { 'accept-language': 'fr' } })
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    error: {
      code: 'INTERNAL',
      message: 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
      requestId: 'id-1',
    },
  })
})
