import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { inject, onTestFinished } from 'vitest'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { type Picture, pictureUrl } from '#features/media/model/picture.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { API_CLIENT_HEADERS } from '#kernel/client-headers.ts'
import { connect } from '#platform/server/db.ts'
import { withDatabase } from '../../setup/postgres.ts'
import '../../setup/template.ts'

type RequestHeaders = Record<string, string>

/** An empty database on the test server. */
export async function emptyDatabase(): Promise<string> {
  const source = inject('source')
  if (!('server' in source)) throw new Error('this test needs PostgreSQL')
  const name = `cyaan_${randomBytes(6).toString('hex')}`
  const admin = connect({ connectionString: source.server })
  await admin.pool.query(`create database ${name}`)
  await admin.close()
  return withDatabase(source.server, name)
}

/** Another client of the same database, like a process that serves no requests. */
export function otherProcess(url: string) {
  const { db, pool, close } = connect({ connectionString: url })
  onTestFinished(close)
  return {
    pool,
    rename: (name: string) => saveCompany({ db, now: () => new Date(), env: {} }, { ...DEMO_COMPANY, name }),
  }
}

/** The company name on a cached page. */
export async function nameOn(url: string, headers: RequestHeaders = {}): Promise<string | undefined> {
  const html = await (await fetch(`${url}/contact`, { headers })).text()
  return /name="author" content="([^"]+)"/.exec(html)?.[1]
}

/** Headers of JSON requests by this user. */
export async function signIn(url: string, owner: { email: string; password: string }): Promise<RequestHeaders> {
  const headers = { 'content-type': 'application/json', ...API_CLIENT_HEADERS }
  const call = { method: 'POST', headers, body: JSON.stringify(owner) }
  const { token } = await (await fetch(`${url}/api/identity/sign-in`, call)).json()
  return { ...headers, authorization: `Bearer ${token}` }
}

/** Location of its versions. */
export async function uploadPicture(url: string, headers: RequestHeaders): Promise<string[]> {
  const content = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#0a7fb0' } })
    .png()
    .toBuffer()
  const response = await fetch(`${url}/api/media`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/png' },
    body: new Uint8Array(content),
  })
  const { id, widths, fallback } = (await response.json()) as Picture
  return [
    ...widths.flatMap((width) => [pictureUrl(id, width, 'avif'), pictureUrl(id, width, 'webp')]),
    pictureUrl(id, fallback.width, fallback.format),
  ]
}

export function renameAt(url: string, headers: RequestHeaders, name: string): Promise<string> {
  return changeSettingAt(url, headers, 'company', { name })
}

/** Changes parts of a setting as an admin. Returns the cookie that the browser sends from then on. */
export async function changeSettingAt(
  url: string,
  headers: RequestHeaders,
  setting: string,
  change: object,
): Promise<string> {
  const path = `${url}/api/settings/admin/${setting}`
  const { value, updatedAt: startedFrom } = await (await fetch(path, { headers })).json()
  const body = JSON.stringify({ value: { ...value, ...change }, startedFrom })
  const response = await fetch(path, { method: 'PUT', headers, body })
  if (!response.ok) throw new Error(`${setting} was not saved: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
