import { randomUUID } from 'node:crypto'
import * as journal from '#features/journal/server/journal.service.ts'
import { getEmailLook } from '#features/look/server/email-look.service.ts'
import type { StoredSetting } from '#features/settings/model/setting.schema.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { saveSettingWithin } from '#features/settings/server/setting.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { fullName, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { openMailer } from '#platform/server/mail/mailer.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'
import { mailErrors } from '../model/mail.errors.ts'
import {
  type MailServerChange,
  type MailTestResult,
  mailServer,
  mailServerSetting,
} from '../model/mail-server.schema.ts'
import { findSender } from './delivery/delivery.service.ts'
import { deliverEmails } from './delivery/email.jobs.ts'
import * as repo from './email.repo.ts'
import { loadMailServer, removePassword, saveMailTest, savePassword } from './mail-server.service.ts'
import { renderEmail } from './render-email.service.ts'
import { testEmail } from './test-email.mail.tsx'

/** A mail server may lock an account after many attempts. */
const MAX_TESTS = { max: 10, seconds: 600 }
/** Shorter than the time limit of a request. */
const TEST_TIMEOUTS = { connection: 4_000, greeting: 4_000, socket: 5_000 }

/** Saves the setting and its password together. The journal names neither. */
export function saveMailServer(ctx: Context, admin: User, change: MailServerChange): Promise<StoredSetting<unknown>> {
  const { env, keys } = ctx
  if (env.SMTP_URL) throw mailErrors.MAIL_SERVER_IN_ENVIRONMENT()
  const { value, startedFrom, password } = change
  return ctx.db.transaction(async (tx) => {
    const { data: server } = mailServer.safeParse(value)
    const at = ctx.now()
    if (server && !server.user) await removePassword(tx)
    else if (server && password) await savePassword(tx, keys, server, password, at)
    const stored = await saveSettingWithin({ ...ctx, db: tx }, admin, mailServerSetting, value, startedFrom)
    // Checked after the save, which validates the value and compares it with the stored password.
    if ((await loadMailServer({ db: tx, env })).needsPassword)
      throw new AppError('INVALID_INPUT', 422, { password: 'mail-server:password.required' })
    const entry = { at, actor: admin, action: 'emails.serverPasswordChanged', subject: mailServerSetting.key }
    if (password) await journal.record(tx, entry)
    return stored
  })
}

/** Sends an email to the admin at once, without the queue, and returns the server's reply. */
export async function testMailServer(ctx: Context, admin: User): Promise<MailTestResult> {
  const { db, now, env, keys, enqueue } = ctx
  await consumeRateLimit(ctx, { key: `mail-test:${admin.id}`, ...MAX_TESTS })
  const { active, smtpUrl: findUrl } = await loadMailServer(ctx)
  const smtpUrl = findUrl(keys)
  if (!active || !smtpUrl) throw mailErrors.NO_MAIL_SERVER()

  const { subject, body } = await testEmail(admin.language, await getCompany(ctx), active.name)
  const mailer = openMailer(smtpUrl, TEST_TIMEOUTS, { isRestricted: active.source === 'settings' })
  const outcome = await mailer.send(
    {
      ...renderEmail(body, await getEmailLook(ctx)),
      messageId: `${randomUUID()}@${new URL(env.origin).hostname}`,
      date: now(),
      from: await findSender(ctx),
      to: { address: admin.email, name: fullName(admin) },
      replyTo: null,
      subject,
      headers: { 'Content-Language': admin.language },
      attachments: [],
    },
    async () => {},
  )
  mailer.close()
  const isAccepted = outcome.state === 'accepted'
  await db.transaction(async (tx) => {
    const details = { isAccepted }
    const action = isAccepted ? 'emails.serverTested' : 'emails.serverTestFailed'
    await journal.record(tx, { at: now(), actor: admin, action, subject: mailServerSetting.key, details })
    if (!isAccepted) return
    await saveMailTest(tx, active, now())
    // Emails that waited for the server need not wait any longer.
    await repo.makeWaitingDue(tx, now())
    await enqueue(tx, deliverEmails, {})
  })
  const errorCode = outcome.state === 'accepted' ? null : outcome.errorCode
  return { isAccepted, to: admin.email, errorCode, serverMessage: outcome.serverMessage }
}
