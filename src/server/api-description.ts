import type { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import { API_CLIENT_HEADERS } from '#kernel/client-headers.ts'
import type { Context } from '#platform/server/context.ts'
import { type AppEnv, errorSchema, jsonResponse } from '#platform/server/http.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const ERROR_RESPONSE = { $ref: '#/components/responses/Error' }
const ERROR_RESPONSES = { responses: { '4XX': ERROR_RESPONSE, '503': ERROR_RESPONSE } }

const header = (name: string, description: string) => ({
  type: 'apiKey' as const,
  in: 'header' as const,
  name,
  description,
})
const SECURITY_SCHEMES = {
  client: header(
    'X-Client-Secret',
    `Client program: \`${API_CLIENT_HEADERS['X-Client-Secret']}\` for the pages. Not a secret.`,
  ),
  tenant: header('X-Tenant-Id', `Tenant: \`${API_CLIENT_HEADERS['X-Tenant-Id']}\`.`),
  session: {
    type: 'http' as const,
    scheme: 'bearer',
    description: 'Access token from sign-in, valid for 15 minutes.',
  },
}

/** The OpenAPI description, from what each route declares. */
export function describeApi(api: Hono<AppEnv>, { env }: Context) {
  return generateSpecs(api, {
    documentation: {
      openapi: '3.1.0',
      info: { title: 'cyaan', version: '1', description: 'The API of the site, also used by its own pages.' },
      servers: [{ url: env.origin }],
      security: [
        { client: [], tenant: [] },
        { client: [], tenant: [], session: [] },
      ],
      components: {
        securitySchemes: SECURITY_SCHEMES,
        responses: { Error: jsonResponse(errorSchema, 'Error: a code for programs and a message for users') },
      },
    },
    defaultOptions: Object.fromEntries(METHODS.map((method) => [method, ERROR_RESPONSES])),
    // Rejected input is a 4XX of the default options.
    defaultValidationErrorResponse: false,
    exclude: ['/api/openapi.json'],
  })
}
