import { expect, test } from 'vitest'
import type { Description } from '../scripts/fuzz/requests.ts'
import { createResponseCheck } from '../scripts/fuzz/responses.ts'

const ORIGIN = 'http://localhost:3000'
const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' }
const description: Description = {
  paths: {
    '/api/things': {
      get: {
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
          '4XX': { $ref: '#/components/responses/Error' },
        },
      },
    },
  },
  components: {
    schemas: { Thing: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] } },
    responses: {
      Error: {
        content: { 'application/json': { schema: { type: 'object', properties: { error: {} }, required: ['error'] } } },
      },
    },
  },
}

const check = (
  status: number,
  text: string,
  headers: Record<string, string> = JSON_TYPE,
  operation = 'GET /api/things',
) => createResponseCheck(description)(operation, { status, headers, text }, ORIGIN)

test('a response that matches its description passes the fuzzer', () => {
  expect(check(200, '{"id":1}')).toBeUndefined()
  expect(check(404, '{"error":{"code":"NOT_FOUND"}}')).toBeUndefined()
  expect(check(301, '', { location: '/contact' }, 'page')).toBeUndefined()
})

test.each([
  ['a server error', check(500, '{"error":{}}'), 'status 500'],
  ['a missing property', check(200, '{}'), "breaks its schema:  must have required property 'id'"],
  ['an undescribed property', check(200, '{"id":1,"passwordHash":"x"}'), 'must NOT have additional properties'],
  ['an undescribed status', check(202, '{"id":1}'), 'status 202 is not described'],
  ['an undescribed content type', check(200, 'id', { 'content-type': 'text/html' }), 'content type text/html'],
  ['a redirect to another origin', check(301, '', { location: '/\\evil.example' }, 'page'), 'redirects to'],
  ['a redirect that no browser can read', check(301, '', { location: '//[' }, 'page'), 'redirects to'],
])('the fuzzer reports %s', (_, problem, expected) => {
  expect(problem).toContain(expected)
})
