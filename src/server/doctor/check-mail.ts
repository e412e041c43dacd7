import { findSender } from '#features/mail/server/delivery/delivery.service.ts'
import { loadMailServer } from '#features/mail/server/mail-server.service.ts'
import type { Database } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import type { DeliveryFailure } from '#platform/server/mail/delivery-failure.ts'
import { openMailer } from '#platform/server/mail/mailer.ts'
import { createKeys, findRootKey } from '#platform/server/secrets/secret-key.ts'
import { isLoopback } from './check-environment.ts'
import { checkSenderDomain } from './check-sender-domain.ts'
import { type Diagnosis, diagnosesOf } from './diagnosis.ts'

type MailDatabase = Database['db'] | undefined

const { ok, warning, problem, skipped } = diagnosesOf('mail')
const TIMEOUTS = { connection: 5000, greeting: 5000, socket: 5000 }

/** The mail server of the environment or, if the database can be read, of the settings. Sends no email. */
export async function checkMail(env: Env, db: MailDatabase, dnsServers: string[] = []): Promise<Diagnosis[]> {
  const smtpUrl = await findUrl(env, db)
  if (typeof smtpUrl !== 'string') return [smtpUrl]
  const found = await checkServer(smtpUrl, env.SMTP_URL ? 'SMTP_URL' : 'the mail server in the admin area')
  const sender = db && (await findSender({ db, env }))
  const domain = sender?.address.split('@')[1]
  if (!domain) return found
  const sendsFromHere = isLoopback(new URL(smtpUrl).hostname)
  return [...found, ...(await checkSenderDomain({ domain, sendsFromHere, dnsServers }))]
}

async function findUrl(env: Env, db: MailDatabase): Promise<string | Diagnosis> {
  if (env.SMTP_URL) return env.SMTP_URL
  if (!db) return skipped('The mail server is in the settings, and the database cannot be read.')
  const { active, needsPassword, smtpUrl } = await loadMailServer({ db, env })
  if (needsPassword) return problem('The password of the mail server is missing: enter it in the admin area.')
  if (!active) return warning('No mail server is set, so no email is sent: set SMTP_URL, or set one in the admin area.')
  const rootKey = findRootKey(env)
  const url = rootKey && smtpUrl(createKeys(rootKey))
  return url || problem('The password of the mail server cannot be decrypted: enter it again in the admin area.')
}

async function checkServer(smtpUrl: string, setting: string): Promise<Diagnosis[]> {
  const { hostname, host, protocol, username } = new URL(smtpUrl)
  const encrypted = await verify(smtpUrl, { requireTLS: true })
  const login = username ? 'authenticates' : 'needs no password'
  if (!encrypted) return [ok(`The mail server ${host} answers with TLS and ${login}.`)]
  // With smtps:// there is no second way; a certificate that is not trusted fails both ways.
  const plain = protocol === 'smtps:' ? encrypted : await verify(smtpUrl, {})
  if (plain) return [problem(explain(host, setting, plain))]
  return isLoopback(hostname)
    ? [ok(`The mail server ${host} on this machine answers and ${login}.`)]
    : [warning(`The mail server ${host} ${login} without TLS: emails and the password are sent unencrypted.`)]
}

async function verify(smtpUrl: string, options: { requireTLS?: boolean }): Promise<DeliveryFailure | undefined> {
  const mailer = openMailer(smtpUrl, TIMEOUTS, options)
  try {
    return await mailer.verify()
  } finally {
    mailer.close()
  }
}

function explain(host: string, setting: string, { errorCode, serverMessage }: DeliveryFailure): string {
  if (errorCode === 'wrongPassword') return `The mail server ${host} rejects user or password: correct ${setting}.`
  if (errorCode === 'passwordWanted')
    return `The mail server ${host} wants a user and a password: add them to ${setting}.`
  return `The mail server ${host} cannot be used (${serverMessage}): correct ${setting}, or ask its operator.`
}
