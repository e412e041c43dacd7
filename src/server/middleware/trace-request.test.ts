import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { readEnv } from '#platform/server/env.ts'
import type { Job } from '#platform/server/jobs/queue.ts'
import { openMailer } from '#platform/server/mail/mailer.ts'
import { noteRoute, startTracing, withSpan } from '#platform/server/tracing/tracing.ts'
import { mailServer } from '#tests/servers/mail-server.ts'
import { type ReceivedSpan, startOtlpReceiver } from '#tests/servers/otlp-receiver.ts'
import { testApp } from '#tests/test-app.ts'

const HTML = { 'content-type': 'text/html' }
const [SERVER, CLIENT, CONSUMER] = [2, 3, 5]
const ERROR = 2
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'

/** The application with traces, and what the collector received after they are stopped. */
async function traced(options: Parameters<typeof testApp>[0] = {}) {
  const receiver = await startOtlpReceiver()
  const made = await testApp(options)
  const env = readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/` })
  let stop: (() => Promise<void>) | undefined = await startTracing(env, made.ctx.log)
  const collect = async () => {
    await stop?.()
    stop = undefined
    return receiver
  }
  onTestFinished(async () => void (await collect()).close())
  return { ...made, collect }
}

const childrenOf = (spans: ReceivedSpan[], { spanId }: ReceivedSpan) =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId)

test('a page request is a trace of the caller: request, render and its SQL statements', async () => {
  const render = () => {
    noteRoute('/blog/$id')
    return new Response('<p>page</p>', { headers: HTML })
  }
  const { app, collect } = await traced({ render })
  const headers = { traceparent: `00-${TRACE}-${CALLER}-01`, cookie: 'x=geheim', accept: 'text/html' }
  const { headers: sent } = await app.request('/blog/rita?email=rita@example.com', { headers })
  const { spans, text } = await collect()

  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]))
  const request = spans.find(({ kind }) => kind === SERVER)!
  expect(request).toMatchObject({ name: 'GET /blog/$id', parentSpanId: CALLER })
  expect(request.attributes).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'http.route': '/blog/$id',
    'cyaan.request_id': sent.get('x-request-id'),
  })
  const [rendering] = childrenOf(spans, request)
  expect(rendering!.name).toBe('render page')
  const statements = childrenOf(spans, rendering!)
  expect(statements.length).toBeGreaterThan(0)
  for (const { kind, name, attributes } of statements) {
    expect([kind, name]).toEqual([CLIENT, 'select'])
    expect(attributes['db.query.text']).toMatch(/^select .*\$1/)
  }
  expect(text()).not.toMatch(/rita|geheim/)
})

test('an API call has its route pattern and the statements of its transaction, without values', async () => {
  const { as, ctx, collect } = await traced()
  const { ask, user } = await as('admin', { firstName: 'Mevrouw' })
  await ask(`/api/clients/${user.id}`)
  await withSpan('internal', 'change', {}, () =>
    ctx.db.transaction(async (tx) => {
      await tx.execute("select 'geheim'")
    }),
  )
  await ask('/api/nope')
  const { spans, text } = await collect()
  const routes = spans.filter(({ kind }) => kind === SERVER).map(({ name }) => name)
  expect(routes).toEqual(['GET /api/clients/:key', 'GET /api/*'])
  const change = spans.find(({ name }) => name === 'change')!
  expect(childrenOf(spans, change).map(({ attributes }) => attributes['db.query.text'])).toEqual([
    'begin',
    "select '?'",
    'commit',
  ])
  expect(text()).not.toMatch(/geheim|Mevrouw/)
  expect(text()).not.toContain(user.id)
})

test('a job is a trace with its email; failures have a type and no message', async () => {
  const { url, received } = await mailServer()
  const ran = Promise.withResolvers<void>()
  const job: Job = {
    name: 'traced',
    schema: z.object({}),
    retries: 0,
    async run() {
      const mailer = openMailer(url())
      const mail = { html: '<p>x</p>', text: 'x', headers: {}, attachments: [], replyTo: null, date: new Date() }
      const address = { from: { address: 'a@example.com' }, to: { address: 'rita@example.com' } }
      await mailer.send({ ...mail, ...address, messageId: 'one@example.com', subject: 'geheim' }, async () => {})
      setImmediate(ran.resolve)
      throw new TypeError('rita@example.com is wrong')
    },
  }
  const { ctx, queue, collect } = await traced({ jobs: [job] })
  await queue.startWorkers([job], ctx)
  await ctx.db.transaction((tx) => ctx.enqueue(tx, job, {}))
  await ran.promise
  const { spans, text } = await collect()
  expect(received).toHaveLength(1)
  const work = spans.find(({ kind }) => kind === CONSUMER)!
  expect(work).toMatchObject({ name: 'job traced', status: { code: ERROR }, attributes: { 'error.type': 'TypeError' } })
  expect(childrenOf(spans, work)).toMatchObject([
    { name: 'send email', kind: CLIENT, attributes: { 'server.address': '127.0.0.1', 'cyaan.delivery': 'accepted' } },
  ])
  expect(text()).not.toMatch(/rita|geheim/)
})
