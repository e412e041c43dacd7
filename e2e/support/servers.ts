// Addresses of the product and the servers of the browser tests, shared by the config and the tests.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../src/platform/server/database/free-port.ts'

// The first process chooses free ports and creates the folder; workers and servers inherit the variables.
process.env.E2E_PORTS ??= (await Promise.all(Array.from({ length: 5 }, freePort))).join()
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'cyaan-e2e-'))
const [productPort, secondPort, mailboxPort, smtpPort, openIdPort] = process.env.E2E_PORTS.split(',').map(Number)

export const PORT = productPort
export const BASE_URL = `http://localhost:${PORT}`

/** A second product without a mail server, for tests that change settings of the site. */
export const SECOND_SITE = { port: secondPort, url: `http://localhost:${secondPort}` }

/** Holds the data folders of the products. */
export const DATA = process.env.E2E_DATA
/** Data folder after a first start; every product gets a copy. */
export const TEMPLATE = join(DATA, 'template')

export const ADMIN = { email: 'admin@studiocyaan.example', password: 'Gr0en!gras-e2e' }

export const MAILBOX = { port: mailboxPort, smtpPort, url: `http://127.0.0.1:${mailboxPort}/emails` }

const origin = `http://127.0.0.1:${openIdPort}`
export const OPENID = {
  port: openIdPort,
  origin,
  discoveryUrl: `${origin}/.well-known/openid-configuration`,
  clientId: 'cyaan-e2e',
  clientSecret: 'only-for-tests',
}

type ReceivedEmail = { to: string; subject: string; text: string; links: string[] }

const EMAIL_TIMEOUT_MS = 60_000

/** Waits for the newest email to an address about a subject; a worker sends it. */
export async function emailTo(email: string, subject: RegExp): Promise<ReceivedEmail> {
  for (const end = Date.now() + EMAIL_TIMEOUT_MS; Date.now() < end; ) {
    const found = (await emailsTo(email, subject)).at(-1)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no email to ${email} about ${subject}`)
}

/** All emails received so far. */
export async function emailsTo(address: string, subject: RegExp): Promise<ReceivedEmail[]> {
  const emails: ReceivedEmail[] = await (await fetch(`${MAILBOX.url}?to=${encodeURIComponent(address)}`)).json()
  return emails.filter((email) => subject.test(email.subject))
}

/** Path of the link in an email. */
export async function emailLinkTo(email: string, subject: RegExp): Promise<string> {
  const { links } = await emailTo(email, subject)
  const link = links.find((href) => href.includes('token='))
  if (!link) throw new Error(`no link in the email about ${subject}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
