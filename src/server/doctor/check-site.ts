import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { TLSSocket } from 'node:tls'
import { DAY_MS } from '#kernel/time-units.ts'
import { forwardedAddress } from '#platform/server/client-address.ts'
import type { Env } from '#platform/server/env.ts'
import { createKeys, findRootKey } from '#platform/server/secrets/secret-key.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'
import { createProbeToken, REQUEST_PROBE_PATH, type SeenRequest } from './request-probe.routes.ts'

const { ok, warning, problem, skipped } = diagnosesOf('address')
const tls = diagnosesOf('TLS')
const proxy = diagnosesOf('proxy')
const TIMEOUT_MS = 10_000
const MIN_CERTIFICATE_DAYS = 14
const MIN_HSTS_SECONDS = 180 * 86_400
/** An address of the documentation range, which no client has. */
const FORGED_ADDRESS = '192.0.2.1'

type SiteEnv = Pick<Env, 'origin' | 'TRUSTED_PROXIES' | 'SECRET_KEY' | 'DATA_DIR'>
type CheckOptions = {
  isRunning: boolean
  /** Certificate authority of a test server. */
  ca?: string
  /** Address without TLS; by default port 80 of the same host. */
  httpOrigin?: string
}
type Certificate = { validTo: Date; error: string | undefined }
type SiteResponse = {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: string
  certificate: Certificate | undefined
}

/** Requests to PUBLIC_URL, as a visitor on this machine. */
export async function checkSite(env: SiteEnv, { isRunning, ca, httpOrigin }: CheckOptions): Promise<Diagnosis[]> {
  const { origin } = env
  if (!isRunning) return [skipped(`The site is not running, so ${origin} is not checked.`)]
  let health: SiteResponse
  try {
    health = await ask(`${origin}/healthz`, {}, ca)
  } catch (failure) {
    const { code, message } = failure as NodeJS.ErrnoException
    return [problem(`${origin} does not respond (${code ?? message}): check PUBLIC_URL, DNS, firewall and proxy.`)]
  }
  if (health.status !== 200 || health.body !== 'ok')
    return [
      problem(`${origin}/healthz returns ${health.status}, not "ok": PUBLIC_URL or the proxy leads to another server.`),
    ]
  const page = await ask(`${origin}/`, {}, ca)
  return [
    judgePage(origin, page.status),
    ...(health.certificate ? judgeTls(health.certificate, page.headers, new Date()) : []),
    ...(await checkRedirect(origin, httpOrigin)),
    ...(await checkProxy(env, ca)),
    ...(await checkMetrics(origin, ca)),
  ]
}

/** With https there is a proxy, so this request is not direct: a response means that every visitor gets one. */
async function checkMetrics(origin: string, ca?: string): Promise<Diagnosis[]> {
  if (!origin.startsWith('https:')) return []
  const { body } = await ask(`${origin}/metrics`, {}, ca)
  if (!body.includes('cyaan_')) return []
  return [
    proxy.problem(`Everyone can read ${origin}/metrics, because the proxy hides that it is one: set METRICS_TOKEN.`),
  ]
}

function judgePage(origin: string, status: number): Diagnosis {
  if (status < 400) return ok(`${origin} responds.`)
  return status === 421
    ? problem('The proxy passes another Host header than the one of PUBLIC_URL: let it pass the original one.')
    : problem(`${origin}/ returns ${status}: see the log of the site.`)
}

export function judgeTls({ validTo, error }: Certificate, headers: SiteResponse['headers'], now: Date): Diagnosis[] {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS)
  const maxAge = Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security'] ?? ''))?.[1] ?? 0)
  const certificate =
    days < 0
      ? tls.problem(`The certificate expired ${-days} days ago: renew it.`)
      : error
        ? tls.problem(
            `The certificate is not trusted (${error}): install one for this name with its intermediate ones.`,
          )
        : days < MIN_CERTIFICATE_DAYS
          ? tls.warning(`The certificate expires in ${days} days: check that its renewal works.`)
          : tls.ok(`The certificate is valid for ${days} days.`)
  return [
    certificate,
    maxAge >= MIN_HSTS_SECONDS
      ? tls.ok('Browsers are told to use HTTPS only (HSTS).')
      : tls.problem('The header Strict-Transport-Security of the site does not arrive: let the proxy pass it on.'),
  ]
}

async function checkRedirect(origin: string, httpOrigin?: string): Promise<Diagnosis[]> {
  const { protocol, port, hostname } = new URL(origin)
  if (protocol !== 'https:' || (port && !httpOrigin)) return []
  const address = httpOrigin ?? `http://${hostname}`
  const response = await ask(`${address}/`, {}).catch(() => undefined)
  if (!response)
    return [warning(`${address} does not respond: visitors who type the name without https may not find the site.`)]
  const isRedirect =
    response.status >= 301 && response.status <= 308 && String(response.headers.location).startsWith('https:')
  return [
    isRedirect
      ? ok(`${address} redirects to HTTPS.`)
      : problem(`${address} returns ${response.status} instead of a redirect to HTTPS: add one in the proxy.`),
  ]
}

/** Asks the site what it sees: first a plain request, then one with a forged X-Forwarded-For. */
async function checkProxy(env: SiteEnv, ca?: string): Promise<Diagnosis[]> {
  const rootKey = findRootKey(env)
  if (!rootKey) return [proxy.skipped('There is no secret key to ask the site with.')]
  const authorization = `Bearer ${createProbeToken(createKeys(rootKey), new Date())}`
  const seenWith = async (headers: Record<string, string>): Promise<SeenRequest | undefined> => {
    const { headers: received, body } = await ask(
      `${env.origin}${REQUEST_PROBE_PATH}`,
      { authorization, ...headers },
      ca,
    )
    return String(received['content-type']).startsWith('application/json') ? JSON.parse(body) : undefined
  }
  const [plain, forged] = [await seenWith({}), await seenWith({ 'x-forwarded-for': FORGED_ADDRESS })]
  if (!plain || !forged)
    return [
      proxy.problem(`The site at ${env.origin} has another secret key or version: it is not the one of this folder.`),
    ]
  return [judgeProxy(env, plain, forged)]
}

export function judgeProxy(env: SiteEnv, plain: SeenRequest, forged: SeenRequest): Diagnosis {
  const { peer, forwardedFor, address } = plain
  if (!forwardedFor)
    // The site itself has no TLS: with https there is a proxy.
    return env.origin.startsWith('https:')
      ? proxy.problem(
          'The proxy sends no X-Forwarded-For, so all visitors share one rate limit: let it send the header.',
        )
      : proxy.ok(`There is no proxy: the site sees the address ${address}.`)
  const isPeerTrusted = forwardedAddress(peer, FORGED_ADDRESS, env.TRUSTED_PROXIES) === FORGED_ADDRESS
  // The request was sent without the header: its first entry is this machine, the others are proxies.
  const [client = ''] = forwardedFor.split(',')
  if (!isPeerTrusted || address !== forwardedAddress(client.trim(), undefined, env.TRUSTED_PROXIES))
    return proxy.problem(
      `The proxy ${address} is not in TRUSTED_PROXIES, so all visitors share one rate limit: add it there.`,
    )
  // A proxy appends what it would send without the header, or replaces the header by it.
  if (!forged.forwardedFor?.endsWith(forwardedFor))
    return proxy.problem(
      'The proxy passes on the X-Forwarded-For of visitors, who can so avoid rate limits: let it append the address, or replace the header.',
    )
  return proxy.ok(`The site sees the address of a visitor behind the proxy: ${address}.`)
}

/** Certificates are judged, not enforced: the other checks go on with a wrong one. */
function ask(url: string, headers: Record<string, string>, ca?: string): Promise<SiteResponse> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const options = { headers, agent: false, rejectUnauthorized: false, timeout: TIMEOUT_MS, ...(ca ? { ca } : {}) }
    const sent = request(url, options, async (response) => {
      const certificate = certificateOf(response.socket as TLSSocket)
      const body = Buffer.concat(await response.toArray()).toString()
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body, certificate })
    })
    sent.on('timeout', () => sent.destroy(new Error(`no response within ${TIMEOUT_MS / 1000} s`)))
    sent.on('error', reject).end()
  })
}

function certificateOf(socket: TLSSocket): Certificate | undefined {
  if (!socket.encrypted) return undefined
  const error = socket.authorized ? undefined : String(socket.authorizationError)
  return { validTo: new Date(socket.getPeerCertificate().valid_to), error }
}
