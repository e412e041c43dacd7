// Child process of bench:analytics: a Hono route that reads a body and does nothing. The slowdown of public pages under
// the same requests is the share of the load generator and HTTP, not of the product.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono().all('*', async (c) => {
  await c.req.text()
  return c.body(null, 204)
})
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.argv[2]) })
