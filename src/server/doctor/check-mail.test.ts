import { expect, test } from 'vitest'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { readEnv } from '#platform/server/env.ts'
import { COMPANY } from '#tests/fixtures/company.ts'
import { dnsServer } from '#tests/servers/dns-server.ts'
import { mailServer } from '#tests/servers/mail-server.ts'
import { testApp } from '#tests/test-app.ts'
import { checkMail } from './check-mail.ts'

const checkUrl = async (SMTP_URL: string) => {
  const [result] = await checkMail(readEnv({ SMTP_URL }), undefined)
  return `${result!.status}: ${result!.text}`
}

test('a mail server that answers and authenticates passes; nothing is sent', async () => {
  const server = await mailServer({ user: 'shop', password: 'right' })
  expect(await checkUrl(server.url())).toMatch(/^ok: The mail server 127.0.0.1:\d+ on this machine .* authenticates\.$/)
  expect(server.received).toEqual([])
})

test('a wrong password, a missing one, an untrusted certificate and a server that is down are problems', async () => {
  const server = await mailServer({ user: 'shop', password: 'right' })
  expect(await checkUrl(server.url('shop', 'wrong'))).toMatch(
    /^problem: .* rejects user or password: correct SMTP_URL\.$/,
  )
  const selfSigned = await mailServer({ disabledCommands: ['AUTH'] })
  expect(await checkUrl(selfSigned.url())).toMatch(/^problem: .* cannot be used \(.*certificate/i)
  await server.close()
  expect(await checkUrl(server.url())).toMatch(/^problem: .* cannot be used \(.*ECONNREFUSED/)
})

test('the mail server of the settings is checked, and the SPF record of the sender', async () => {
  const { ctx } = await testApp()
  const domain = COMPANY.email.split('@')[1]!
  await saveCompany(ctx, COMPANY)
  const dns = await dnsServer({ [domain]: 'v=spf1 mx -all' })
  expect(await checkMail(readEnv({}), ctx.db, [dns])).toMatchObject([
    { status: 'warning', text: expect.stringMatching(/^No mail server is set/) },
  ])
  const env = readEnv({ SMTP_URL: (await mailServer()).url() })
  const policyWith = async (server: string) => (await checkMail(env, ctx.db, [server]))[1]!
  expect(await policyWith(dns)).toMatchObject({ status: 'ok', text: `The domain ${domain} has an SPF record.` })
  expect(await policyWith(await dnsServer({}))).toMatchObject({ status: 'warning' })
  // Without DNS the record is unknown, not missing.
  expect(await policyWith('127.0.0.1:1')).toMatchObject({ status: 'skipped' })
})
