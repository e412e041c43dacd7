// WebDriver is JSON over HTTP (https://www.w3.org/TR/webdriver2/); a client library would add 23 MB for these calls.

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export type ElementReference = { [ELEMENT]: string }
export type Session = {
  send<T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>
  /** Calls the function in the page; arguments and result are JSON values or elements. */
  call<T>(script: string, ...args: unknown[]): Promise<T>
}

export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })
  const session: Session = {
    send: (method, path, body) => send(`${driver}/session/${sessionId}${path}`, method, body),
    call: (script, ...args) =>
      session.send('POST', '/execute/sync', { script: `return (${script}).apply(null, arguments)`, args }),
  }
  return session
}

export const elementPath = (element: ElementReference): string => `/element/${element[ELEMENT]}`

async function send<T>(url: string, method: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error} ${value.message}`)
  return value
}
