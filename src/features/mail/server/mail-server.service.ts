import { parseSettings } from '#features/settings/server/setting.service.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { decrypt, encrypt } from '#platform/server/secrets/encryption.ts'
import type { Keys } from '#platform/server/secrets/secret-key.ts'
import { accountOf, type MailServer, mailServerSetting, smtpUrlOf } from '../model/mail-server.schema.ts'

/** Rows of the table `settings` that are no settings: the settings API cannot read them. */
const PASSWORD_KEY = 'mail.password'
const TESTED_KEY = 'mail.tested'
type StoredPassword = { account: string; encrypted: string }
type StoredTest = { account: string; at: string }

type MailServerContext = { db: Db; env: Pick<Context['env'], 'SMTP_URL'> }

/** `account` identifies server and user, without the password. */
export type ActiveMailServer = { source: 'environment' | 'settings'; account: string; name: string }
type ServerState = {
  /** The server that sends emails; undefined if there is none, or its password is missing. */
  active: ActiveMailServer | undefined
  hasPassword: boolean
  needsPassword: boolean
  testedAt: string | null
  smtpUrl(keys: Keys): string | undefined
}

/** Read from the database each time, so that a change is effective in every process at once. */
export async function loadMailServer({ db, env }: MailServerContext): Promise<ServerState> {
  const rows = await settings.findValues(db, [mailServerSetting.key, PASSWORD_KEY, TESTED_KEY])
  const { server } = parseSettings(rows, { server: mailServerSetting })
  const stored = rows[PASSWORD_KEY] as StoredPassword | undefined
  const tested = rows[TESTED_KEY] as StoredTest | undefined
  const hasPassword = server.user !== '' && stored?.account === accountOf(server)
  const needsPassword = server.host !== '' && server.user !== '' && !hasPassword
  const active = env.SMTP_URL ? serverOfUrl(env.SMTP_URL) : needsPassword ? undefined : serverOfSetting(server)
  return {
    active,
    hasPassword,
    needsPassword,
    testedAt: active && tested?.account === active.account ? tested.at : null,
    smtpUrl(keys) {
      if (env.SMTP_URL || !active) return env.SMTP_URL
      const password = server.user && stored ? decryptPassword(keys, stored) : ''
      return password === undefined ? undefined : smtpUrlOf(server, password)
    },
  }
}

/** `SMTP_URL` takes precedence over the setting. */
export async function hasMailServer(ctx: MailServerContext): Promise<boolean> {
  return ctx.env.SMTP_URL !== undefined || (await loadMailServer(ctx)).active !== undefined
}

export async function findSmtpUrl(ctx: MailServerContext & { keys: Keys }): Promise<string | undefined> {
  return ctx.env.SMTP_URL ?? (await loadMailServer(ctx)).smtpUrl(ctx.keys)
}

export async function saveMailTest(tx: Db, { account }: ActiveMailServer, at: Date): Promise<void> {
  await settings.save(tx, TESTED_KEY, { account, at: at.toISOString() } satisfies StoredTest, at)
}

export async function savePassword(tx: Db, keys: Keys, server: MailServer, password: string, at: Date): Promise<void> {
  const account = accountOf(server)
  const encrypted = encrypt(passwordKey(keys), password, account)
  await settings.save(tx, PASSWORD_KEY, { account, encrypted } satisfies StoredPassword, at)
}

export async function removePassword(tx: Db): Promise<void> {
  await settings.remove(tx, PASSWORD_KEY)
}

/** Part of a key rotation. Without the old key the password is removed. Returns whether it was lost. */
export async function reencryptMailPassword(tx: Db, from: Keys | undefined, to: Keys, at: Date): Promise<boolean> {
  const stored = (await settings.findValue(tx, PASSWORD_KEY)) as StoredPassword | undefined
  if (!stored) return false
  const password = from && decryptPassword(from, stored)
  if (password === undefined) await removePassword(tx)
  else {
    const encrypted = encrypt(passwordKey(to), password, stored.account)
    await settings.save(tx, PASSWORD_KEY, { ...stored, encrypted }, at)
  }
  return password === undefined
}

const passwordKey = (keys: Keys) => keys.derive('mail-password')

function decryptPassword(keys: Keys, { account, encrypted }: StoredPassword): string | undefined {
  return decrypt(passwordKey(keys), encrypted, account)
}

function serverOfUrl(smtpUrl: string): ActiveMailServer {
  const { protocol, username, host } = new URL(smtpUrl)
  return { source: 'environment', account: `${protocol}//${username}@${host}`, name: host }
}

function serverOfSetting(server: MailServer): ActiveMailServer | undefined {
  if (!server.host) return undefined
  return { source: 'settings', account: accountOf(server), name: `${server.host}:${server.port}` }
}
