type Fetch = (path: string, init?: RequestInit) => Promise<Response>

let send: Fetch = (path, init) => fetch(path, init)

/** While rendering on the server, calls go straight to the API in this process. */
export function answerInProcess(handler: Fetch): void {
  send = handler
}

/** The one way to the API, for a page on the server as in the browser. */
export function apiFetch(path: string, init?: RequestInit): Promise<Response> {
  return send(path, init)
}
