import { z } from 'zod'
import { apiFetch } from '#platform/client/api-fetch.ts'

const anything = z.looseObject({})
const body = z.looseObject({ description: z.string().optional(), content: anything.optional() })
const call = z.looseObject({
  summary: z.string().optional(),
  parameters: z.array(anything).optional(),
  requestBody: body.optional(),
  responses: z.record(z.string(), body).optional(),
})
const apiDescription = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), call)),
  components: z.object({ schemas: z.record(z.string(), anything) }),
})
type Call = z.infer<typeof call>
type ApiDescription = z.infer<typeof apiDescription>

export async function loadApiDescription(): Promise<ApiDescription> {
  const response = await apiFetch('/api/openapi.json', {}, true)
  return apiDescription.parse(await response.json())
}

/** The API reference for people; programs read the same description at /api/openapi.json. */
export function ApiDocs({ description: { info, paths, components } }: { description: ApiDescription }) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  )
  return (
    <div className="wrap py-14" lang="en">
      <h1 className="text-[clamp(2.2rem,1.4rem+3.6vw,4rem)]">API</h1>
      <p className="mt-5 max-w-[44em] text-[1.1rem] text-ink-2">
        {info.description} Programs read it at{' '}
        <a className="text-brand-strong underline underline-offset-4" href="/api/openapi.json">
          /api/openapi.json
        </a>
        .
      </p>
      <h2 className="mt-12 text-[1.8rem]">Calls</h2>
      <ul className="mt-5 overflow-hidden rounded-lg border border-line bg-sheet">
        {calls.map(({ path, method, call }) => (
          <li key={method + path} className="border-line border-t first:border-t-0">
            <CallDetails path={path} method={method} call={call} />
          </li>
        ))}
      </ul>
      <h2 className="mt-12 text-[1.8rem]">Shapes</h2>
      <ul className="mt-5 overflow-hidden rounded-lg border border-line bg-sheet">
        {Object.entries(components.schemas).map(([name, schema]) => (
          <li key={name} className="border-line border-t first:border-t-0">
            <details>
              <summary className="flex min-h-12 cursor-pointer items-center px-5 font-semibold hover:bg-wash">
                {name}
              </summary>
              <Json value={schema} />
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}

function CallDetails({ path, method, call }: { path: string; method: string; call: Call }) {
  return (
    <details>
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-4 px-5 py-2 hover:bg-wash">
        <span className="measure w-14 text-brand-strong uppercase">{method}</span>
        <code className="font-mono text-[0.9rem]">{path}</code>
        <span className="text-[0.95rem] text-ink-2">{call.summary}</span>
      </summary>
      {call.parameters && <Json value={call.parameters} />}
      {call.requestBody && <Json value={call.requestBody} />}
      {Object.entries(call.responses ?? {}).map(([status, response]) => (
        <div key={status}>
          <p className="px-5 pt-3 text-[0.95rem]">
            <span className="measure mr-3 text-brand-strong">{status}</span>
            {response.description}
          </p>
          {response.content && <Json value={response.content} />}
        </div>
      ))}
    </details>
  )
}

function Json({ value }: { value: object }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
      tabIndex={0}
      className="m-5 overflow-x-auto rounded-sm border border-line bg-paper p-4 font-mono text-[0.8rem] leading-relaxed"
    >
      {JSON.stringify(value, null, 2)}
    </pre>
  )
}
