import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { assertNoTransaction } from '../database/transaction-scope.ts'
import { createPublicAgents, PUBLIC_INTERNET, type Reach, RequestFailure } from './public-connection.ts'

export type RequestLimits = {
  /** For everything that the client requests, from its creation. */
  timeMs: number
  /** Transferred bytes of one response, and of its decoded text. */
  responseBytes: number
  totalBytes: number
  redirects: number
}

export type PublicResponse = {
  address: URL
  status: number
  headers: IncomingHttpHeaders
  /** Content-encoded, as transferred. */
  body: Buffer
}

type GetOptions = {
  accept: string
  /** `HEAD` asks for the headers only. */
  method?: 'GET' | 'HEAD'
  /** Called before every request, so for each redirect too. */
  onRequest?: (address: URL) => void
  /** Such as the validators of a conditional request; also sent after a redirect, so never a credential. */
  headers?: Record<string, string>
  /** Ends the connection after the headers; the body is empty. */
  skipsBody?: boolean
}

/** `authorize` is called for every address, so also for that of a redirect. */
type SendOptions = Omit<GetOptions, 'method'> & {
  method?: string | undefined
  body?: string | undefined
  authorize?: (address: URL) => string | undefined
  followsRedirects?: boolean
}

export type PublicClient = {
  /** Follows redirects. Throws a `RequestFailure`. */
  get(address: string | URL, options: GetOptions): Promise<PublicResponse>
  /** Any method. After a redirect with the same method and body, as WebDAV servers expect. */
  send(address: string | URL, options: SendOptions): Promise<PublicResponse>
  close(): void
  readonly transferredBytes: number
}

const DECODERS: Record<string, (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
}
const REDIRECTS = [301, 302, 303, 307, 308]

type Message = { method: string; headers: Record<string, string>; body: string | undefined }

type Options = { userAgent: string; limits: RequestLimits; reach?: Reach }

/**
 * HTTP client for user-supplied URLs, safe against SSRF: no credentials but those of `authorize`, no cookies, no internal
 * address, also after a redirect. `close` ends every connection.
 */
export function createPublicClient({ userAgent, limits, reach = PUBLIC_INTERNET }: Options): PublicClient {
  assertNoTransaction('another server')
  const closed = new AbortController()
  const timeout = setTimeout(() => closed.abort(new RequestFailure('timeout')), limits.timeMs)
  const { signal } = closed
  const agents = createPublicAgents(reach, signal)
  let transferredBytes = 0

  return {
    get: sendAndFollow,
    send: sendAndFollow,
    close() {
      clearTimeout(timeout)
      closed.abort(new RequestFailure('timeout'))
      agents.destroy()
    },
    get transferredBytes() {
      return transferredBytes
    },
  }

  async function sendAndFollow(address: string | URL, options: SendOptions): Promise<PublicResponse> {
    const { accept, onRequest, headers, skipsBody = false, method = 'GET', body, authorize } = options
    let url = parseAddress(address, reach)
    for (let hops = 0; hops <= limits.redirects; hops++) {
      onRequest?.(url)
      const authorization = authorize?.(url)
      const own = { accept, ...headers, ...(authorization && { authorization }) }
      const response = await sendOnce(url, { method, body, headers: own }, skipsBody)
      const target = REDIRECTS.includes(response.status) ? response.headers.location : undefined
      if (target === undefined || options.followsRedirects === false) return response
      url = parseAddress(target, reach, url)
    }
    throw new RequestFailure('redirects')
  }

  async function sendOnce(address: URL, message: Message, skipsBody: boolean): Promise<PublicResponse> {
    try {
      const response = await transmit(address, message)
      const body = skipsBody ? discard(response) : await readBody(response)
      return { address, status: response.statusCode ?? 0, headers: response.headers, body }
    } catch (error) {
      throw toRequestFailure(error, signal)
    }
  }

  function transmit(address: URL, { method, headers, body }: Message): Promise<IncomingMessage> {
    const isSecure = address.protocol === 'https:'
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const request = (isSecure ? requestHttps : requestHttp)(address, {
      method,
      agent: isSecure ? agents.https : agents.http,
      signal,
      headers: {
        ...headers,
        'accept-encoding': 'gzip, deflate, br',
        'accept-language': 'nl, en;q=0.8, fr;q=0.7',
        'user-agent': userAgent,
      },
    })
    request.once('response', resolve)
    request.on('error', reject)
    request.end(body)
    return promise
  }

  async function readBody(response: IncomingMessage): Promise<Buffer> {
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length
      transferredBytes += chunk.length
      if (length > limits.responseBytes || transferredBytes > limits.totalBytes) throw new RequestFailure('too-large')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  }
}

function discard(response: IncomingMessage): Buffer {
  response.on('error', () => {})
  response.destroy()
  return Buffer.alloc(0)
}

/** The text of a response. A compressed body that expands beyond `maxBytes` is refused while it is decoded. */
export async function decodedText({ headers, body }: PublicResponse, maxBytes: number): Promise<string> {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (body.length === 0) return ''
  if (encoding === 'identity') {
    if (body.length > maxBytes) throw new RequestFailure('too-large')
    return body.toString('utf8')
  }
  const decode = DECODERS[encoding]
  if (!decode) throw new RequestFailure('connection', new Error(`content encoding ${encoding}`))
  try {
    return (await decode(body, { maxOutputLength: maxBytes })).toString('utf8')
  } catch (error) {
    const isTooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new RequestFailure(isTooLarge ? 'too-large' : 'connection', error)
  }
}

/** Ports other than those of the web could belong to a service that treats the request as its own protocol. */
function parseAddress(address: string | URL, { allowsEveryPort }: Reach, base?: URL): URL {
  if (!URL.canParse(String(address), base)) throw new RequestFailure('invalid-address')
  const url = new URL(address, base)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb || url.username || url.password) throw new RequestFailure('invalid-address')
  if (url.port && !allowsEveryPort) throw new RequestFailure('port')
  url.hash = ''
  return url
}

function toRequestFailure(error: unknown, signal: AbortSignal): RequestFailure {
  // First: at the time limit a TLS handshake fails too.
  if (signal.aborted) return new RequestFailure('timeout', error)
  if (error instanceof RequestFailure) return error
  return new RequestFailure('connection', error)
}
